### Terminalul: cuvintele pe care pagina nu le are. Pagina nu încarcă acest fișier. Argumentele sunt explicate în en/game.ftl și en/page.ftl.

list-and = { $first } și { $second }
list-or = { $first } sau { $second }

## În câteva litere, pentru plăcuțele desenate și liste

letter-blue = a
letter-red = r
letter-yellow = g
letter-green = v
letter-any = orice
letter-gold = A
letter-iron = F
letter-stone = P
letter-wood = L
letter-anvil = nic
letter-pick = târn
letter-saw = fer
short-blue = { $count } alb.
short-red = { $count ->
    [one] { $count } roșu
    [few] { $count } roșii
   *[other] { $count } roșii
}
short-yellow = { $count } galb.
short-green = { $count ->
    [one] { $count } verde
    [few] { $count } verzi
   *[other] { $count } verzi
}
short-gold = { piece-gold }
short-iron = { piece-iron }
short-stone = { piece-stone }
short-wood = { piece-wood }
short-points = { $points }p
short-chain = { $least }p-{ $most }p șir
short-draw-workers = +{ $count } din sac
short-green-workers = +{ $count } verde
short-skills = +{ $count } aptit.
short-contract = +{ $count } contr.
short-transport = mută { $count }
short-upgrades = dezv. { $count }
short-use-tile = ca alta
short-any-worker = { $count ->
    [one] muncitor
    [few] muncitori
   *[other] muncitori
}
short-any-skill = { $count ->
    [one] aptit.
    [few] aptit.
   *[other] aptit.
}
short-any-resource = { $count ->
    [one] resursă
    [few] resurse
   *[other] resurse
}
short-same-worker = culoare
short-same-skill = fel de aptit.
short-same-resource = fel de res.
short-transport-icon = transp.
short-upgrade-icon = dezv.
short-worker-icon = desenat
short-loop-tile = pe buclă
short-adjacent-tile = vecină
short-adjacent-summer-tile = vară vecină
short-adjacent-winter-tile = iarnă vecină
short-adjacent-upgrade-icon = dezv. vecină
short-route-tile = pe drum
short-winter-tile = de iarnă
short-upgraded-tile = dezvoltată
short-extension = extensie
short-unfulfilled-contract = contract
short-transport-over-fields = fără drum
short-transport-times = mută x{ $count }
short-upgrades-times = dezv. x{ $count }
short-resources-wild-when = orice res.
short-counter-bid-in-other-colour = altă culoare
short-use-in-any-colours = orice culori
short-foreign-resources-on-any-own-tile = pui oriunde
short-flat = culcat
short-closed = închisă
edge-n = N
edge-ne = NE
edge-se = SE
edge-s = S
edge-sw = SV
edge-nw = NV

## Alegerea, pas cu pas

cli-bid-for = Licitează pentru
cli-use-auction = Folosește o plăcuță din licitație
cli-use-mine = Folosește o plăcuță din satul tău
cli-use-of = Folosește o plăcuță din satul jucătorului { $name }
cli-with-groups = { $colour }, împreună cu { $groups }
cli-none-from-screen = niciun muncitor din spatele paravanului
cli-move-to = pe plăcuța { $tile }
cli-upgrade = Dezvoltă plăcuța { $tile }
cli-extend = Extinde plăcuța { $tile }
cli-paying = cu { $list }
cli-swap = Schimbă: { $contract }
cli-for-piece = pe { $piece }
cli-add = Adaugă plăcuța { $tile }
cli-at = la { $at }
cli-turned = rotire { $turn }
cli-edges-road = drumuri { $list }
cli-edges-water = apă { $list }
cli-ways = { $count ->
    [one] { $count } fel
    [few] { $count } feluri
   *[other] { $count } de feluri
}
cli-back = back: altă alegere

## Masa

cli-start-player = începe: { $name }
cli-village-seat = Satul jucătorului { $name } (locul { $seat })
cli-screen-of = În spatele paravanului lui { $name }: { $list }
cli-contracts-stack = { $count ->
    [one] încă { $count } cu fața în jos
    [few] încă { $count } cu fața în jos
   *[other] încă { $count } cu fața în jos
}
cli-asked = Răspunde: { $name } (locul { $seat }), { $question }
cli-tile-edges = Laturile de jos, în sensul acelor de ceas: { $edges } (R drum, W apă, G câmp)
cli-does = Efect: { $list }
cli-upgraded-does = Dezvoltată: { $list }
cli-column-edges = laturi
cli-column-does = efect
cli-column-cost = dezvoltare
cli-column-upgraded = dezvoltată

## Punctele

cli-points = puncte
cli-for-what = pentru
cli-score-now = Punctele tale în acest moment
cli-leads-now = { $count ->
    [one] Jocul nu s-a terminat; deocamdată conduce { $list }.
    [few] Jocul nu s-a terminat; deocamdată conduc: { $list }.
   *[other] Jocul nu s-a terminat; deocamdată conduc: { $list }.
}
cli-the-end = Sfârșit

## Conversația

cli-player-name = Jucător { $number }
cli-thinking = { $name } se gândește
cli-bot-failed = { $name } a dat greș ({ $reason }); a răspuns întâmplarea.
cli-hand-over = Dă tastatura: urmează { $name }.
cli-ready = { $name }: apasă Enter.
cli-end-turn = Enter îți încheie tura.
cli-end-turn-undo = Enter îți încheie tura, undo ia mutarea înapoi.
cli-refused = Nu este permis ({ $rule }): { $reason }
cli-allowed = Este permis.
cli-not-understood = „{ $line }” nu este nici alegere, nici acțiune; help spune ce se poate scrie.
cli-introduce = { $list }: { bot-level } ({ $bot }).
cli-unfinished = Jocul rămâne neterminat.
cli-saved = Salvat. Fișierul conține sămânța împărțirii; keyflower play --load { $file } joacă mai departe.
cli-interrupted = Jocul este salvat: keyflower play --load { $file } joacă mai departe.
cli-loaded = { $count ->
    [one] Încărcat: { $count } acțiune jucată.
    [few] Încărcat: { $count } acțiuni jucate.
   *[other] Încărcat: { $count } de acțiuni jucate.
}
cli-not-saved = Jocul nu este salvat: save FIȘIER îl păstrează, încă un quit îl părăsește.
cli-keep-record = save FIȘIER păstrează partida; Enter încheie.
cli-needs-file = { $command } are nevoie de numele unui fișier
cli-other-seats = acel joc are { $count } locuri, masa aceasta { $players }
cli-nobody-called = nimeni nu se numește { $name }; la masă sunt: { $list }
cli-no-undo = nu poți lua nimic înapoi: s-a văzut ceva nou sau alții au jucat mai departe
cli-taken-back = Luat înapoi.

## Ajutor: ce se poate scrie

cli-help-number = Alege cu numărul: `12` deschide sau joacă alegerea 12, `12 red 3` merge direct la trei muncitori roșii.
cli-help-notation = Sau scrie acțiunea însăși: { $examples }
cli-help-choices = din nou lista
cli-help-back = la începutul listei
cli-help-show = toată masa
cli-help-auction = numai licitația
cli-help-village = satul tău sau al altcuiva
cli-help-tile = ce scrie pe o plăcuță
cli-help-score = punctele tale în acest moment
cli-help-log = ce s-a întâmplat
cli-help-why = am voie? dacă nu, ce regulă interzice
cli-help-hint = ce ar face un bot puternic în locul tău
cli-help-undo = ia înapoi ultima ta acțiune, cât timp nu s-a văzut nimic nou
cli-help-save = scrie partida într-un fișier
cli-help-load = continuă altă partidă
cli-help-help = această pagină
cli-help-quit = ieșire
cli-help-drawings = În desene: liniile peste o latură sunt drumuri, valurile sunt apă. >3 pe o plăcuță: următoarea folosire cere trei muncitori.
cli-help-lots = Sub o plăcuță de licitat: cât costă și ce aduce dezvoltarea, apoi ofertele, cea care conduce cu > în față.
cli-help-list = În lista de alegeri: { $span } înseamnă de la unu la trei muncitori roșii, { $joined } cu o ofertă depășită care vine și ea.

## Pe tot ecranul

full-back = Înapoi
full-save = Salvează
full-quit = Ieșire
full-end-turn = Încheie tura
full-saved = Salvat ca { $file }.
full-points = Puncte
full-small = Fereastra este prea mică pentru masă: are nevoie de { $columns } de coloane și { $lines } de rânduri.
