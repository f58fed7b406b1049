### Pagina însăși: sala de așteptare, masa, întrebările, lecțiile. Argumentele sunt explicate în en/page.ftl și en/game.ftl.

## Peste tot

skip = Sari la conținut
loading = O clipă…
close = Închide
cancel = Renunță
confirm = Confirmă
undo = Anulează mutarea
copy = Copiază
open = Deschide
keep = Păstrează
file = Dintr-un fișier
more = Mai mult
fewer = Mai puțin
none = niciunul
nothing = nimic
agree = De acord
refuse = Refuz
menu = Meniu
rule = Regula { $rule }
you = { $name } (tu)
guest = Oaspete
your-name = Numele tău
your-turn = Rândul tău
your-turn-at = E rândul tău la altă masă: { $name }.
name-kept = Numele tău este păstrat.
something-new = ceva nou
gone-title = Nu există o astfel de pagină.
to-lobby = În sala de așteptare
to-table = La masă

nav-label = Pagini
nav-learn = Învață
nav-rules = Reguli
nav-settings = Setări

## Erorile serverului

error-offline = Serverul nu răspunde acum. Pagina încearcă în continuare.
error-busy = Serverul este ocupat. Încearcă din nou peste o clipă.
error-bad-message = Serverul nu a înțeles.
error-no-session = Acest dispozitiv nu este încă cunoscut. Încearcă din nou.
error-not-allowed = Nu ai voie să faci asta.
error-not-found = Nu există o astfel de masă sau nu este deschisă pentru tine.
error-stale = La masă s-a schimbat ceva. Privește din nou și alege încă o dată.
error-not-asked = Acum nu ți se cere nimic.
error-not-now = Asta nu se poate face acum.
error-too-large = Este prea lung.
error-too-many = A fost cam repede. Așteaptă o clipă.
error-illegal = Regulile nu permit asta.
error-protocol = Pagina este mai veche decât serverul. Se încarcă din nou.

## Setări

settings-title = Setări
settings-language = Limba
settings-theme = Culori
theme-auto = Ca dispozitivul
theme-light = Deschise
theme-dark = Închise
settings-names = Tradu numele plăcuțelor unde există traducere
settings-sound = Sunete discrete: rândul meu, ofertă depășită, piese așezate, plăcuțe câștigate, anotimp nou
settings-notices = O notificare a browserului când e rândul meu și privesc în altă parte
settings-motion = Arată piesele în mișcare
settings-keys = Taste cu o singură literă (C, P, U, R)
settings-text = Arată tabla ca text
account-title = Cont
account-about = Nu este obligatoriu. Cu un cont îți regăsești mesele pe orice dispozitiv.
account-name = Nume
account-password = Parolă
account-bring = Adu în cont mesele de pe acest dispozitiv
account-sign-in = Intră în cont
account-sign-up = Creează un cont
account-sign-out = Ieși din cont
account-signed-in = Contul tău: { $name }.

## Sala de așteptare

lobby-title = Un sat prin patru anotimpuri
lobby-about = După patru anotimpuri câștigă satul cu cele mai multe puncte. Licitează cu muncitorii tăi, trimite-i la lucru și privește cum îți crește satul. Doi până la șase jucători, oameni sau boți; fără cont.
quick-players = Jucători
quick-level = Boți
quick-play = Joacă acum
lobby-learn = Învață în zece minute
lobby-create = Creează o masă
lobby-mine = Mesele mele
lobby-your-turn = { $count ->
    [one] rândul tău la { $count } masă
    [few] rândul tău la { $count } mese
   *[other] rândul tău la { $count } de mese
}
lobby-open = Mese care așteaptă jucători
lobby-open-none = Niciuna acum. Creează una și invită-ți prietenii sau joacă pe loc cu boți.
lobby-playing = Jocuri în desfășurare
lobby-more = Mai multe
lobby-import = Deschide o înregistrare
lobby-position = Deschide o poziție
bot-level = { $level ->
    [1] Nivelul 1: un hoinar
    [2] Nivelul 2: un începător
    [3] Nivelul 3: un jucător bun
    [4] Nivelul 4: un jucător puternic
    [5] Nivelul 5: cel mai puternic
    [6] Nivelul 6: același, cu mult timp de gândire
   *[other] Nivelul { $level }
}
bot-name = Bot { $number }
table-unnamed = O masă
table-players = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
table-open-seats = { $count ->
    [one] { $count } loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
}
table-over = încheiată
table-look = Privește
table-go-on = Joacă
table-join = Intră
table-watch = Urmărește
import-about = Înregistrarea unui joc devine o masă pe care o poți privi mutare cu mutare.
import-text = Înregistrarea
position-about = Un document de poziție arată orice moment al unui joc. Ce lipsește din el are valoarea implicită.
position-text = Poziția (JSON)
position-note = O poziție. Poți încerca mutări; nu se păstrează nimic.
position-not-json = Acesta nu este JSON.

## Crearea unei mese

create-seats = Locuri
create-seats-about = Dacă ocupi două locuri, jucați pe același dispozitiv. Locul unei anumite persoane are un link propriu. Un loc liber poate fi ocupat de oricine poate intra.
create-name = Numele mesei
create-random = Amestecă locurile la început
seat-kind-me = Eu
seat-kind-person = O persoană, prin link
seat-kind-open = Loc liber
seat-kind-bot = Bot
create-game = Jocul
create-table = Masa
create-listed = Arat-o în sala de așteptare.
create-listed-about = Altfel o găsesc numai cei care au un link.
create-spectators = Alții pot privi. Nu văd niciodată secretele.
create-clock = Ceas
clock-none = Fără ceas
clock-live = În direct: o rezervă de timp și un adaos
clock-days = Zile pentru o mutare
clock-bank = Minute în rezervă
clock-increment = Secunde adăugate la fiecare mutare
clock-hours = Ore pentru fiecare mutare
clock-quiet = Liniște noaptea
clock-from = de la
clock-to = până la
create-pace = Ritmul boților
pace-none = Pe loc
pace-fast = Rapid
pace-normal = Ușor de urmărit
pace-slow = Lent
create-go = Creează

## Înainte de început

seat-open = liber
seat-number = Locul { $number }
seat-mine = locul tău
seat-free = liber pentru oricine
seat-reserved = pentru cine are linkul
seat-away = nu e la masă
seat-take = Așază-te aici
seat-leave = Ridică-te
seat-link = Link către acest loc
seat-new-link = Creează un link
invite-about = Cine are acest link poate privi și poate ocupa un loc liber:
invite-link = Invitație
start-fill = Boți pe locurile goale
start-now = Începe acum
table-close = Închide masa
waiting-for-start = Jocul începe când toate locurile sunt ocupate sau când îl pornește gazda.
table-missing = Nu există o astfel de masă
table-missing-about = Nu există sau nu este deschisă pentru tine. Cere-i gazdei linkul.
link-copied = Copiat.
link-copy-by-hand = Copiază linkul manual.

## Masa

seats-title = Jucătorii în ordine, de la cel care începe
waited-for = (se așteaptă acest jucător)
passes = Pasuri: { $count } din { $players }
link-lost = Reconectare…
action-title = Ce e de făcut
auction-title = Licitație
boats-title = Bărci
others-title = Ceilalți jucători
side-title = Jucători, jurnal și discuții
village-title = Sat
village-of = Sat: { $name }
my-village = Satul meu
whose-village = Al cui sat
look-closer = Privește
face-down = Cu fața în jos: { $list }
seat-facts = Plăcuțe: { $tiles }, dezvoltate: { $upgraded }, conduce la: { $leads }
views-title = Vederi
tab-auction = Licitație
tab-village = Sat
tab-others = Ceilalți
tab-log = Jurnal
log-title = Jurnal
log-or-chat = Jurnal sau discuții
since-last-time = Noutăți de la ultima ta vizită
chat-title = Discuții
chat-empty = Nimeni nu a spus încă nimic.
chat-line = Spune ceva
chat-send = Trimite
zoom-in = Mărește
zoom-out = Micșorează
zoom-fit = Arată tot

menu-supplies = Săculeț și rezerve
menu-text = Tabla ca text
menu-about = Despre această masă
menu-replay = Reluare
supply-bag = { $count ->
    [one] { $count } muncitor în săculeț.
    [few] { $count } muncitori în săculeț.
   *[other] { $count } de muncitori în săculeț.
}
supply-of = { $piece ->
    [green] Muncitori verzi: { $count }
    [gold] Aur: { $count }
    [iron] Fier: { $count }
    [stone] Piatră: { $count }
    [wood] Lemn: { $count }
    [cabins] Cabane: { $count }
    [contracts] Contracte cu fața în jos: { $count }
   *[skills] Aptitudini cu fața în jos: { $count }
}
contracts-open = Contracte la vedere
extensions-left = { $count ->
    [one] { $count } extindere rămasă
    [few] { $count } extinderi rămase
   *[other] { $count } de extinderi rămase
}
watch-link = Link pentru spectatori
position-link = Link către această poziție
seed-title = Dovada amestecării
seed-about = Acest cod a fost fixat înainte de joc. La sfârșit se arată sămânța, iar oricine poate verifica că nu s-a schimbat nimic.
rewind-title = Dați jocul înapoi împreună
rewind-about = Dincolo de ultimele tale mutări, jocul se întoarce numai cu acordul tuturor.
rewind-to = După { $n } ({ $name })
note-rules-changed = Regulile programului s-au schimbat de la începutul acestui joc. Jocul continuă din ultima stare.

screen-title = În spatele paravanului tău
screen-workers = Muncitori
screen-skills = Aptitudini
screen-goods = Resurse în satul tău
screen-contracts = Contracte
screen-winter = Plăcuțe de iarnă
show-pieces = Arată piese
losing-bid = { $count ->
    [one] { $count } muncitor într-o ofertă depășită pentru plăcuța { $tile }
    [few] { $count } muncitori într-o ofertă depășită pentru plăcuța { $tile }
   *[other] { $count } de muncitori într-o ofertă depășită pentru plăcuța { $tile }
}

## Fișa unei plăcuțe

explain = Despre plăcuța { $tile }
price-bid = { $count ->
    [one] Ca să conduci: un grup de cel puțin { $count } muncitor.
    [few] Ca să conduci: un grup de cel puțin { $count } muncitori.
   *[other] Ca să conduci: un grup de cel puțin { $count } de muncitori.
}
price-use = { $count ->
    [one] Următoarea folosire: cel puțin { $count } muncitor.
    [few] Următoarea folosire: cel puțin { $count } muncitori.
   *[other] Următoarea folosire: cel puțin { $count } de muncitori.
}
card-bid = Licitează
card-use = Folosește
card-boat = Ia barca
card-upgrade = Dezvoltă
card-copy = Fă efectul ei
card-put = Pune aici
card-workers = Muncitori pe ea:
card-goods = Resurse pe ea:
card-cargo = Încărcătură:
card-colour = { $colour ->
    [blue] În acest anotimp culoarea ei este albastru.
    [red] În acest anotimp culoarea ei este roșu.
    [yellow] În acest anotimp culoarea ei este galben.
   *[green] În acest anotimp culoarea ei este verde.
}
card-worth = { $points ->
    [one] Acum ți-ar aduce { $points } punct.
    [few] Acum ți-ar aduce { $points } puncte.
   *[other] Acum ți-ar aduce { $points } de puncte.
}
why-no-bid = Nu poți licita:
why-no-use = Nu o poți folosi:

## Tabla în cuvinte

text-title = { $season ->
    [spring] Tabla de joc, primăvara
    [summer] Tabla de joc, vara
    [autumn] Tabla de joc, toamna
   *[winter] Tabla de joc, iarna
}
text-choices = Ce poți face
text-supply = Rezervă: { $list }.
text-leads = { $name } conduce cu { $list }.
text-bids = { $name } are o ofertă depășită: { $list }.
text-no-bid = Nimeni nu a licitat.
text-on-tile = Pe ea: { $list }.
text-goods = Resurse: { $list }.
text-haunted = Aici stă fantoma: nimeni nu mai poate licita pentru plăcuță și nici nu o poate folosi.
text-taken = Luată de { $name }.
text-cargo = Încărcătură: { $list }.
text-screen = În spatele paravanului: { $list }.
text-winter = Plăcuțe de iarnă: { $list }.
text-at = La { $at }:

## Ce se întreabă

ask-turn = { $season ->
    [winter] Rândul tău: licitează pentru o plăcuță, folosește una dintr-un sat sau spune pas.
   *[other] Rândul tău: licitează pentru o plăcuță, folosește una sau spune pas.
}
ask-mix = Ce muncitori așezi pe plăcuța { $tile }?
ask-pay = Cu ce plătești pentru plăcuța { $tile }?
ask-choose = Ce iei de pe plăcuța { $tile }?
ask-transport = { $points ->
    [one] Mută resurse: mai ai { $points } pas.
    [few] Mută resurse: mai ai { $points } pași.
   *[other] Mută resurse: mai ai { $points } de pași.
}
ask-upgrade = { $points ->
    [one] Dezvoltă: mai ai { $points } punct.
    [few] Dezvoltă: mai ai { $points } puncte.
   *[other] Dezvoltă: mai ai { $points } de puncte.
}
ask-boat = Alege o barcă.
ask-winter = Care dintre plăcuțele tale de iarnă merg la licitație? Cel puțin una.
ask-build = Adaugă plăcuțele noi în satul tău.
ask-contract = Ce contract iei?
ask-replace = Ce barcă ia locul bărcii Sea Bastion II?
ask-put = { $resource ->
    [gold] Unde pui un aur?
    [iron] Unde pui un fier?
    [stone] Unde pui o piatră?
   *[wood] Unde pui un lemn?
}
ask-copy = Al cui efect îl face plăcuța { $tile }?

wait-turn = Rândul jucătorului { $name }.
wait-mix = { $name } alege muncitori.
wait-pay = { $name } alege cu ce plătește.
wait-choose = { $name } face o alegere.
wait-transport = { $name } mută resurse.
wait-upgrade = { $name } dezvoltă.
wait-boat = { $name } alege o barcă.
wait-winter = { $name } alege plăcuțe de iarnă.
wait-build = { $name } construiește.
wait-contract = { $name } alege un contract.
wait-replace = { $name } alege o barcă.
wait-put = { $name } așază resurse.
wait-copy = { $name } alege un efect.
wait-many = Sunt așteptați: { $list }.

answers = Răspunsuri
draft-colour = Culoare
draft-count = Din spatele paravanului: { $list }
draft-group = + { $count } de la plăcuța { $tile }
preview-news = Vei vedea rezultatul după ce se face mutarea.
choice-gone = Situația de la masă s-a schimbat: alegerea pe care o făceai nu mai este posibilă.
pass-more = Pas de mai multe ori
pass-until-disturbed = Pas până îmi este depășită oferta sau cineva îmi folosește o plăcuță
pass-season = Pas până la sfârșitul anotimpului
programme-stop = Nu mai spune pas în locul meu
move-what = Atinge o resursă, apoi locul unde trebuie să ajungă.
move-where = Unde merge resursa ({ $piece }) de pe plăcuța { $tile }?
move-good = Mută { $piece } de pe plăcuța { $tile }
move-here = { $count ->
    [one] Pe plăcuța { $tile }, { $count } pas
    [few] Pe plăcuța { $tile }, { $count } pași
   *[other] Pe plăcuța { $tile }, { $count } de pași
}
transport-done = Gata cu mutatul
upgrade-none = Cu ce se află acolo nu se poate dezvolta nimic.
upgrade-pay = Cu ce se plătește
upgrade-done = Gata cu dezvoltările
build-turn = Rotește
build-where = Atinge un loc luminat.
place-fits = Locul { $at }: plăcuța se potrivește aici
place-not = Locul { $at }: plăcuța nu se potrivește aici
place-no-fit = Plăcuța { $tile } nu se potrivește acolo, oricum ar fi rotită: laturile care se ating trebuie să fie la fel.

do-pass = Pas
do-stop = Gata
do-wait = Alege barca mai târziu
do-bid = Licitează pentru plăcuța { $tile }: { $list }
do-use = Folosește plăcuța { $tile }: { $list }
do-place = { $list }
do-pay = Plătește { $list }
do-pay-group = Renunță la oferta depășită pentru plăcuța { $tile }
do-take = { $list }
do-move = Mută { $piece } de pe plăcuța { $from } pe plăcuța { $to }
do-upgrade = Dezvoltă plăcuța { $tile } cu { $list }
do-extend = Pune o { $extension } pe plăcuța { $tile }, cu { $list }
do-boat = { $boat }
do-replace = { $boat }
do-offer = Pune la licitație { $list }
do-build = { $tile } la { $at }, rotire { $turn }
do-contract = { contract-needs }
do-contract-draw = Extrage unul ascuns
do-swap = Schimbă pe: { $piece } ({ $contract })
do-haunt = Trimite fantoma la plăcuța { $tile }
do-put = Pe plăcuța { $tile }
do-copy = { $tile }
do-show = Arată { $piece }

choice-contract = un contract
choice-skills = o aptitudine

## Oameni și timp

hot-seat-title = Dă dispozitivul jucătorului { $name }
hot-seat-about = Nimeni altcineva nu ar trebui să se uite.
hot-seat-ready = Sunt gata
proposal = { $name } le propune tuturor întoarcerea jocului.
out-of-time = Timp expirat: { $name }.
vote-bot = Să joace mai departe un bot
bot-plays-for-you = Un bot joacă în locul tău.
come-back = M-am întors
entry-propose = { $name } propune întoarcerea jocului.
entry-consent = { $name } este de acord cu întoarcerea.
entry-refuse = { $name } nu vrea întoarcerea.
entry-rewind = Jocul se întoarce, cu acordul tuturor.
entry-timeout = Timp expirat: { $name }.
entry-vote = { $name } ar lăsa un bot să joace mai departe în locul jucătorului { $other }.
entry-resign = { $name } abandonează jocul.
entry-return = { $name } s-a întors.
entry-rules = Regulile programului s-au schimbat; jocul continuă din ultima sa stare.

## Sfârșitul și reluările

game-over = Jocul s-a încheiat.
sheet-of = Punctaj: { $name }
rematch = Încă un joc
rematch-join = La jocul următor
record-download = Descarcă înregistrarea
replay-first = La început
replay-back = Un pas înapoi
replay-on = Un pas înainte
replay-last = La sfârșit
replay-play = Redă
replay-pause = Pauză
replay-at = { $n } din { $last }
replay-jump = Sari la o mutare
replay-eyes = Văzut de
eyes-mine = mine
eyes-none = un spectator
eyes-all = toți deodată

## Reguli și taste

help-about = Toate regulile, în limba ta. Programul verifică fiecare regulă, îi spune numărul și explică de ce ceva nu se poate.
help-topics = Teme
help-more = Cum funcționează
help-tiles = Toate plăcuțele
rules-search = Caută în reguli
rules-whole = Totul pe o singură pagină
rules-print = Tipărește
rules-icons = Cheia pictogramelor
rules-contracts = Contracte
rules-extensions = Extinderi
rules-found = { $count ->
    [0] Nu s-a găsit nimic
    [one] S-a găsit { $count } fragment
    [few] S-au găsit { $count } fragmente
   *[other] S-au găsit { $count } de fragmente
}
help-keys-title = Taste
key-tab = Tab
key-tab-about = Treci de la un lucru la altul; plăcuțele, resursele și locurile sunt toate la îndemână.
key-enter = Enter
key-enter-about = Deschide sau alege ce este marcat.
key-escape = Esc
key-escape-about = Închide o fișă sau renunță la alegerea începută.
key-c = C
key-c-about = Confirmă.
key-p = P
key-p-about = Alege pas.
key-u = U
key-u-about = Anulează mutarea.
key-r = R
key-r-about = Rotește plăcuța pe care o așezi.
key-numbers = 1 până la 4
key-numbers-about = Schimbă vederea pe un ecran mic.
key-zoom = + − 0
key-zoom-about = Într-un sat: mai mare, mai mic, arată tot. Săgețile îl mută.

## Lecții

learn-title = Primul tău sat
learn-about = Șase poziții scurte, fiecare cu ceva de făcut. Atinge orice: fiecare plăcuță se explică singură, iar programul spune ce este posibil.
learn-after = După aceea știi destul ca să joci. Restul se lămurește la masă.
learn-play = Joacă împotriva boților
learn-done = făcut
learn-next = Mai departe
learn-other = Și aceasta este o mutare permisă. Încearcă totuși ce spune textul.
learn-bid-title = Licitarea
learn-bid-about = Cum câștigi plăcuțe cu muncitorii tăi.
learn-bid-1 = Tu ești Ada. Ben conduce la plăcuța { $key-mine } cu un muncitor roșu. Atinge plăcuța, alege Licitează și depășește-i oferta: grupul tău trebuie să fie mai mare și de aceeași culoare.
learn-bid-end = Conduci la această licitație. Dacă nimeni nu te depășește în acest anotimp, plăcuța este a ta. Muncitorii care conduc rămân pe loc; cei depășiți pot merge mai departe.
learn-use-title = Folosirea unei plăcuțe
learn-use-about = Cum produc muncitorii resurse.
learn-use-1 = Muncitorii pot și munci, chiar pe plăcuțe care încă nu sunt ale nimănui. Folosește plăcuța { $woodcutter } ca să primești două lemne.
learn-use-end = Lemnul este acum pe plăcuța-casă din satul tău. Următorul jucător care folosește plăcuța { $woodcutter } are nevoie de un muncitor mai mult decât tine. Iar cine câștigă plăcuța câștigă și muncitorii de pe ea.
learn-losing-title = Oferte depășite
learn-losing-about = Ce se întâmplă cu muncitorii depășiți.
learn-losing-1 = Ben ți-a depășit oferta pentru plăcuța { $gold-mine }. Cei doi muncitori galbeni ai tăi nu sunt pierduți: se mută ca un singur grup. Licitează în altă parte sau folosește o plăcuță și adu-i cu tine.
learn-losing-end = Bună mutare. Un grup nu se împarte niciodată, dar alții i se pot alătura.
learn-upgrade-title = Transport și dezvoltare
learn-upgrade-about = Cum muți resurse și dezvolți plăcuțe.
learn-upgrade-1 = Ca să îți dezvolți casa ai nevoie de un lemn și o piatră, și amândouă trebuie să fie pe ea. Piatra este încă pe plăcuța { $quarryman }. Folosește-ți plăcuța-casă.
learn-upgrade-2 = Ai un pas de transport. Atinge piatra, apoi casa ta.
learn-upgrade-3 = Acum dezvoltă-ți casa.
learn-upgrade-end = Casa ta arată partea mai bună: cinci puncte la final și transport dublu de la următoarea folosire.
learn-build-title = Construirea
learn-build-about = Cum ajunge o plăcuță în satul tău.
learn-build-1 = Ai câștigat plăcuța { $stable }. Alege unul dintre locurile luminate, rotește plăcuța cum vrei și confirmă. Drumul trebuie să atingă drum, apa apă, câmpul câmp.
learn-build-end = Drumurile contează: resursele călătoresc numai unde se întâlnesc două drumuri.
learn-winter-title = Iarna
learn-winter-about = Ce plăcuțe aduc puncte la final.
learn-winter-1 = Vine iarna. Din cele trei plăcuțe de iarnă ale tale pui în secret la licitație cel puțin una. Plăcuța { $scribes } aduce 10 puncte pentru fiecare set de nicovală, târnăcop și fierăstrău: ai două seturi. Pune la licitație această plăcuță și, dacă vrei, și altele.
learn-winter-end = Acum trebuie să o câștigi! Nimeni nu știe a cui a fost plăcuța, dar și alții o pot dori. Poți începe să joci.

# The table: choosing, seasons, hints
card-with = cu { $list }
use-idle = Această folosire nu ar aduce nimic.
winter-in = Intră în licitație
winter-out = Rămâne la tine
winter-touch = Atinge cărțile care intră în licitație.
boat-touch = Atinge barca pe care o vrei.
haunt = Trimite fantoma
card-extensions = Extinderi rămase: { $list }
key-nothing-chosen = Nu e ales nimic încă.
key-no-pass = Acum nu poți pasa.
key-no-undo = Acum nu ai ce lua înapoi.
coach = Antrenor
coach-with = Cu un antrenor alături
coach-season = Cine conduce ia plăcuța și plătește cu muncitorii din ofertă. Ofertele depășite se întorc acasă, la fel și toți muncitorii din satul tău, oricine i-ar fi trimis.
hint = Indiciu
hint-asking = Mă gândesc …
hint-best = cea mai bună idee
hint-equal = la fel de bună
hint-less = cu vreo { $points } puncte mai puțin
running-score = ≈ { $points }
running-score-about = Cât ar avea fiecare acum, din ce se vede
seat-offered = { $count ->
    [one] a pus { $count } piesă de iarnă
    [few] a pus { $count } piese de iarnă
   *[other] a pus { $count } de piese de iarnă
}
seat-won = Câștigate, încă neașezate
season-ended = { $season ->
    [spring] Primăvara s-a încheiat
    [summer] Vara s-a încheiat
    [autumn] Toamna s-a încheiat
   *[other] Iarna s-a încheiat
}
season-begins = { $season ->
    [spring] Începe primăvara
    [summer] Începe vara
    [autumn] Începe toamna
   *[other] Începe iarna
}
season-home = Muncitorii se întorc acasă
season-go-on = Mai departe
settings-confirm = Confirmare
confirm-always = la fiecare mutare
confirm-final = doar la ce nu poate fi luat înapoi
settings-running = Arată scorul de moment
key-no-turn = Nu ai acum o plăcuță pe care să o rotești.
create-all-promos = Bifează-le pe toate
hint-why-bid-first = Pentru plăcuța { $tile } nu mai licitează încă nimeni.
hint-why-bid-outbids = Treci în frunte la plăcuța { $tile }, înaintea jucătorilor: { $list }.
hint-why-use-own = Plăcuța { $tile } este a ta: la sfârșitul anotimpului muncitorii se întorc la tine.
hint-why-use-auction = Plăcuța { $tile } nu este încă a nimănui: primești efectul pe loc, iar muncitorii ajung la cine o câștigă.
hint-why-use-other = Plăcuța { $tile } este în alt sat ({ $name }): muncitorii rămân acolo, dar efectul este al tău.
hint-why-pass = Nimic de aici nu valorează mai mult decât muncitorii păstrați pentru anotimpul următor.
hint-why-stop = Ce mai poți face aici ar aduce mai puțin.
hint-why-boat = Încărcătura ei te ajută cel mai mult.
hint-why-build = Acolo plăcuța stă bine.
hint-why-offer = Îți aduce puncte, dacă o câștigi.
hint-why-upgrade = Partea mai bună rămâne până la sfârșit.
hint-why-lesson = Lecția așteaptă această mutare.
season-boats = Bărci
season-last = Bărcile și ordinea
nav-companion = Însoțitor
companion-title = Însoțitor pentru masa de acasă
