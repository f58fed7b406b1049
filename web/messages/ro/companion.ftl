# The companion: for people around a real box.

companion-about = Cu cutia adevărată pe masă: fără cont și fără joc pe server.
companion-parts = Părțile însoțitorului
companion-setup = Pregătire
companion-seasons = Anotimpuri
companion-score = Punctaj
companion-tiles = Plăcuțe
companion-paper = Pe hârtie

## Rooms
room-title = Cameră
room-several = Mai multe telefoane? O cameră comună
room-about = Toate telefoanele dintr-o cameră arată aceeași masă și un singur punctaj; plăcuțele de iarnă le vede numai proprietarul lor. Ce s-a extras deja rămâne; numai plăcuțele de iarnă se împart din nou. O cameră se încheie la o zi după ultima schimbare.
room-make = Deschide o cameră
room-code = Cod
room-join = Intră
room-in = Camera
room-share = Trimite
room-leave = Ieși

## Set-up
setup-extras = Extensie și plăcuțe promo
setup-all-promos = Toate plăcuțele promoționale
setup-variants = Variante
setup-lacking = Plăcuțe care lipsesc din cutia mea
setup-lacking-about = Nu sunt extrase niciodată. Acest dispozitiv le ține minte.
setup-seed = Sămânță
setup-seed-chance = la întâmplare
setup-seed-about = Telefoanele cu aceleași alegeri și aceeași sămânță arată aceeași masă.
setup-draw = Extrage
setup-again = Extrage din nou
setup-change = Schimbă alegerile
setup-sure = O nouă extragere șterge pașii bifați și foaia de scor. Continui?
setup-replaced = Înlocuite, pentru că lipsesc: { $list }
plan-players = Jucători
plan-starts = începe, cu muncitorul mov
plan-workers = { $count ->
    [one] { $count } muncitor din săculeț
    [few] { $count } muncitori din săculeț
   *[other] { $count } de muncitori din săculeț
}
plan-green = { $count ->
    [one] și { $count } muncitor verde din rezervă
    [few] și { $count } muncitori verzi din rezervă
   *[other] și { $count } de muncitori verzi din rezervă
}
plan-mine = acest telefon
plan-sit = Eu sunt
plan-stand = Nu sunt eu
plan-sit-about = { $count ->
    [one] Spune cine ești și telefonul îți arată, numai ție, { $count } plăcuță de iarnă. Sau împărțiți-le cu mâna.
    [few] Spune cine ești și telefonul îți arată, numai ție, cele { $count } plăcuțe de iarnă. Sau împărțiți-le cu mâna.
   *[other] Spune cine ești și telefonul îți arată, numai ție, cele { $count } de plăcuțe de iarnă. Sau împărțiți-le cu mâna.
}
plan-winter-show = Arată plăcuțele mele de iarnă
plan-winter-hide = Ascunde-le
plan-boats = Bărcile și încărcătura
plan-boat-side = cu fața în sus: { $list }
plan-purple = cu fața cu muncitorul mov în sus
plan-beside = În fiecare anotimp și: { $list }
plan-summer-boats = Bărcile de vară arată fața numită aici și nu se întorc niciodată.
plan-winter = { $count ->
    [one] { $count } pentru fiecare jucător, ascunsă. Vezi pe telefon care este a ta și ia-o din cutie nevăzută de ceilalți, sau amestecați și împărțiți.
    [few] { $count } pentru fiecare jucător, ascunse. Vezi pe telefon care sunt ale tale și ia-le din cutie nevăzute de ceilalți, sau amestecați și împărțiți.
   *[other] { $count } pentru fiecare jucător, ascunse. Vezi pe telefon care sunt ale tale și ia-le din cutie nevăzute de ceilalți, sau amestecați și împărțiți.
}
plan-pieces = Piese
plan-bag = În săculeț:
plan-supply = În rezervă:
plan-merchants = The Merchants (Negustorii): contracte cu fața în sus: { $contracts }, celelalte ascunse; cabane: { $cabins }; extinderi: { $extensions }.
plan-missing = Nu este în cutia mea: extrage alta

## Season by season
guide-begin = La început
guide-lay-out = Așezați
guide-end = La sfârșit
guide-mind = Se uită des
guide-next = Mai departe: { $season }
guide-score = La punctaj

## Score pad
pad-played = Cu ce s-a jucat
pad-new = Golește punctajul
pad-sure = Ștergi tot ce e scris pe foaie?
pad-which-home = Care casă?
pad-with-map = Așază satul
pad-without-map = Repede, fără așezare
pad-quick-about = Numește plăcuțele. Se întreabă numai ce depinde de felul în care stau.
pad-map = Satul de pe masă
pad-in-hand = Unde stă plăcuța { $tile }? Atinge un loc luminat.
pad-put-back = Pune la loc
pad-add = Adaugă plăcuțe
pad-screen = În spatele paravanului, la sfârșit de tot
pad-contracts = Contracte
pad-goods = Resurse pe această plăcuță
pad-upgraded = dezvoltată
pad-turn = Rotește
pad-move = Mută
pad-remove = Scoate
pad-none = Nimic
pad-all = Asta e tot
pad-nobody = Nimeni
pad-missing = { $count ->
    [one] Mai lipsește { $count } lucru
    [few] Mai lipsesc { $count } lucruri
   *[other] Mai lipsesc { $count } de lucruri
}
pad-ask-home = care casă?
pad-ask-village = acestea sunt toate plăcuțele?
pad-ask-goods = resurse pe plăcuțe?
pad-ask-screen = muncitori și aptitudini?
pad-ask-contracts = contracte în mână?
pad-ask-counted = de numărat pentru plăcuța { $tile }
pad-ask-start = Cine are la sfârșit muncitorul mov?
pad-ask-ghost = Cine are fantoma nefolosită?
pad-ask-tie = Egalitate: care dintre ei a ales primul barca la sfârșitul iernii?
pad-wrong = { $name }: { $reason }
pad-count-adjacent-tile = câte plăcuțe stau în jur?
pad-count-adjacent-summer-tile = câte plăcuțe de vară stau în jur?
pad-count-adjacent-winter-tile = câte plăcuțe de iarnă stau în jur?
pad-count-adjacent-upgrade-icon = câte puncte de dezvoltare sunt pe plăcuțele din jur?
pad-count-loop-tile = câte plăcuțe stau pe o buclă de drumuri?
pad-count-boats-in-chain = câte bărci sunt legate de casă prin apă neîntreruptă?
pad-count-route-tile = câte plăcuțe are cel mai lung traseu pe drumuri care începe pe ea?
pad-picture = Imagine
pad-position = Ca poziție
pad-keep = Păstrează în istoric
pad-kept = Păstrat
pad-history = Istoricul meu
pad-forget = Uită acest joc

## All tiles
tiles-search = Caută
tiles-season = Fel
tiles-gives = Dă
tiles-scores = Punctează
tiles-all = toate
tiles-found = { $count ->
    [one] { $count } plăcuță
    [few] { $count } plăcuțe
   *[other] { $count } de plăcuțe
}
tiles-goes-with = Merge cu:
thing-workers = muncitori
thing-green = muncitori verzi
thing-skills = aptitudini
thing-gold = aur
thing-iron = fier
thing-stone = piatră
thing-wood = lemn
thing-transport = transport
thing-upgrades = dezvoltări
thing-contract = contracte
thing-tiles = plăcuțe
thing-boats = bărci

## On paper
paper-about = Ajutoare pentru jucători pe două pagini (o tură, sfârșitul anotimpului, simboluri; toate plăcuțele), o foaie de punctaj și o fișă de pregătire, de tipărit pe A4. Se citesc bine și în alb-negru.
