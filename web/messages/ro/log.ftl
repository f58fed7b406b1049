### Jurnalul jocului: un mesaj pentru fiecare fel de eveniment. `-own` îl citește numai jucătorul în cauză.

log-bid = { $name } licitează { workers.object } pentru plăcuța { $tile }.
log-bid-raised = { $name } își ridică oferta pentru plăcuța { $tile } cu { workers.object }; în total { $total }.
log-bid-with-groups = { $name } licitează { workers.object } pentru plăcuța { $tile }, inclusiv { $groups }; în total { $total }.
log-use = { $name } folosește plăcuța { $tile } cu { workers.object }.
log-use-with-groups = { $name } folosește plăcuța { $tile } cu { workers.object }, inclusiv { $groups }.
log-placed-workers = { $name } așază muncitori pe plăcuța { $tile }: { $list }.
log-pass = { $name } spune pas.
log-paid = { $name } plătește: { $list }.
log-paid-group = { $name } renunță la oferta depășită pentru plăcuța { $tile }: { $list }.
log-chose = { $name } alege: { $list }.
log-gained-resources = { $name } primește pe plăcuța { $tile }: { $list }.
log-drew-workers = { $count ->
    [0] { $name } nu extrage niciun muncitor: săculețul e gol.
    [one] { $name } extrage { $count } muncitor din săculeț.
    [few] { $name } extrage { $count } muncitori din săculeț.
   *[other] { $name } extrage { $count } de muncitori din săculeț.
}
log-drew-workers-own = Ai extras: { $list }.
log-got-green = { $count ->
    [0] { $name } nu ia niciun muncitor verde: rezerva nu mai are.
    [one] { $name } ia { $count } muncitor verde din rezervă.
    [few] { $name } ia { $count } muncitori verzi din rezervă.
   *[other] { $name } ia { $count } de muncitori verzi din rezervă.
}
log-drew-skills = { $count ->
    [0] { $name } nu extrage nicio aptitudine: rezerva nu mai are.
    [one] { $name } extrage { $count } aptitudine.
    [few] { $name } extrage { $count } aptitudini.
   *[other] { $name } extrage { $count } de aptitudini.
}
log-drew-skills-own = Ai extras: { $list }.
log-moved = { $resource ->
    [gold] { $name } mută un aur de pe plăcuța { $from } pe plăcuța { $to }.
    [iron] { $name } mută un fier de pe plăcuța { $from } pe plăcuța { $to }.
    [stone] { $name } mută o piatră de pe plăcuța { $from } pe plăcuța { $to }.
   *[wood] { $name } mută un lemn de pe plăcuța { $from } pe plăcuța { $to }.
}
log-upgraded = { $name } dezvoltă plăcuța { $tile }.
log-upgraded-paying = { $name } dezvoltă plăcuța { $tile } și plătește: { $list }.
log-put = { $resource ->
    [gold] { $name } pune un aur pe plăcuța { $tile }.
    [iron] { $name } pune un fier pe plăcuța { $tile }.
    [stone] { $name } pune o piatră pe plăcuța { $tile }.
   *[wood] { $name } pune un lemn pe plăcuța { $tile }.
}
log-copied = Cu plăcuța { $by }, { $name } face ce poate face plăcuța { $tile }.

log-season-began = { $season ->
    [spring] Începe primăvara.
    [summer] Începe vara.
    [autumn] Începe toamna.
   *[winter] Începe iarna.
}
log-boat-loaded = Barca { $tile } aduce: { $list }.
log-boat-empty = Barca { $tile } este goală.
log-took-tile = { $name } câștigă plăcuța { $tile }.
log-tile-left = Nimeni nu a licitat pentru plăcuța { $tile }: iese din joc.
log-bids-returned = { $name } își recuperează ofertele depășite: { $list }.
log-workers-home = { $name } își ia muncitorii din sat în spatele paravanului: { $list }.
log-took-boat = { $name } ia barca { $tile }.
log-took-cargo = { $name } ia încărcătura bărcii { $tile }: { $list }.
log-took-nothing = { $name } ia barca { $tile }; este goală.
log-waited = { $name } va alege barca mai târziu.
log-took-marker = { $name } ia muncitorul mov.
log-marker-moved = Muncitorul mov trece la { $name }.
log-placed = { $name } adaugă plăcuța { $tile } în sat.
log-tile-lost = Plăcuța { $tile } nu încape în sat și iese din joc (jucător: { $name }).
log-offered = { $name } alege plăcuțele de iarnă pentru licitație.
log-offered-own = Pui la licitație: { $list }.
log-winter-offers = Plăcuțe de iarnă puse la licitație: { $list }.

## The Merchants

log-contract-taken = { $name } ia un contract la vedere: { $list }.
log-contract-drawn = { $name } extrage un contract ascuns.
log-contract-drawn-own = Ai extras contractul: { $list }.
log-contract-swapped = { $name } schimbă un contract ({ $list }) și primește: { $received }.
log-contract-none = { $name } nu primește contract: nu mai este niciunul.
log-contracts-replaced = Contractele la vedere sunt înlocuite.
log-extended = { $colour ->
    [blue] { $name } așază o extindere albastră pe plăcuța { $tile } și plătește: { $list }.
    [red] { $name } așază o extindere roșie pe plăcuța { $tile } și plătește: { $list }.
    [yellow] { $name } așază o extindere galbenă pe plăcuța { $tile } și plătește: { $list }.
   *[green] { $name } așază o extindere verde pe plăcuța { $tile } și plătește: { $list }.
}
log-cabin = { $count ->
    [one] { $name } pune { $count } cabană pe plăcuța-casă.
    [few] { $name } pune { $count } cabane pe plăcuța-casă.
   *[other] { $name } pune { $count } de cabane pe plăcuța-casă.
}
log-boat-replaced = { $name } înlocuiește barca { $from } cu barca { $to }.

## Plăcuțe promoționale și variante

log-ghost-won = { $name } are fantoma.
log-ghost-back = Fantoma se întoarce pe Key Celeste.
log-ghost-gone = Fantoma iese din joc.
log-haunted = { $name } trimite fantoma la plăcuța { $tile } și îi ia jucătorului { $other } muncitorii: { $list }.
log-shown = { $name } arată: { $list }.

## Sfârșitul

log-game-over = { $count ->
    [one] Jocul s-a încheiat. Câștigă { $list }.
    [few] Jocul s-a încheiat. Câștigă împreună: { $list }.
   *[other] Jocul s-a încheiat. Câștigă împreună: { $list }.
}
log-undone = { $name } își anulează ultima mutare.
log-bot-takes-seat = Un bot joacă mai departe în locul jucătorului { $name }.
