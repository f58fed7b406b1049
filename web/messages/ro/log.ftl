### Jurnalul jocului: un mesaj pentru fiecare fel de eveniment. `-own` îl citește numai jucătorul în cauză.

log-bid = { $name } licitează { workers.object } pentru { $tile }.
log-bid-with-groups = { $name } licitează { workers.object } pentru { $tile }, aducând ofertele depășite de la: { $list }.
log-use = { $name } folosește { $tile } cu { workers.object }.
log-use-with-groups = { $name } folosește { $tile } cu { workers.object }, aducând ofertele depășite de la: { $list }.
log-mixed = { $name } așază muncitori pe { $tile }: { $list }.
log-pass = { $name } spune pas.
log-paid = { $name } plătește: { $list }.
log-paid-group = { $name } renunță la oferta depășită de la { $tile }: { $list }.
log-chose = { $name } alege: { $list }.
log-gained-resources = { $name } primește pe { $tile }: { $list }.
log-drew-workers = { $count ->
    [0] { $name } nu trage niciun muncitor: săculețul e gol.
    [one] { $name } trage { $count } muncitor din săculeț.
    [few] { $name } trage { $count } muncitori din săculeț.
   *[other] { $name } trage { $count } de muncitori din săculeț.
}
log-drew-workers-own = Ai tras: { $list }.
log-got-green = { $count ->
    [0] { $name } nu ia niciun muncitor verde: rezerva nu mai are.
    [one] { $name } ia { $count } muncitor verde din rezervă.
    [few] { $name } ia { $count } muncitori verzi din rezervă.
   *[other] { $name } ia { $count } de muncitori verzi din rezervă.
}
log-drew-skills = { $count ->
    [0] { $name } nu trage nicio aptitudine: rezerva nu mai are.
    [one] { $name } trage { $count } aptitudine.
    [few] { $name } trage { $count } aptitudini.
   *[other] { $name } trage { $count } de aptitudini.
}
log-drew-skills-own = Ai tras: { $list }.
log-moved = { $resource ->
    [gold] { $name } mută un aur de pe { $from } pe { $to }.
    [iron] { $name } mută un fier de pe { $from } pe { $to }.
    [stone] { $name } mută o piatră de pe { $from } pe { $to }.
   *[wood] { $name } mută un lemn de pe { $from } pe { $to }.
}
log-upgraded = { $name } dezvoltă { $tile }.
log-upgraded-paying = { $name } dezvoltă { $tile } și plătește: { $list }.

log-season-began = { $season ->
    [spring] Începe primăvara.
    [summer] Începe vara.
    [autumn] Începe toamna.
   *[winter] Începe iarna.
}
log-boat-loaded = { $tile } poartă: { $list }.
log-took-tile = { $name } câștigă { $tile }.
log-tile-left = Nimeni nu a vrut { $tile }: plăcuța iese din joc.
log-bids-returned = { $name } își ia acasă ofertele depășite: { $list }.
log-workers-home = { $name } își aduce muncitori acasă: { $list }.
log-took-boat = { $name } ia barca { $tile }.
log-took-cargo = { $name } ia încărcătura bărcii { $tile }: { $list }.
log-waited = { $name } așteaptă o alegere mai târzie.
log-took-marker = { $name } ia muncitorul mov.
log-marker-moved = Muncitorul mov trece la { $name }.
log-placed = { $name } adaugă { $tile } în sat.
log-tile-lost = { $tile } nu încape în satul lui { $name } și iese din joc.
log-offered = { $name } alege plăcuțe de iarnă pentru licitație.
log-offered-own = Pui la licitație: { $list }.

## The Merchants

log-contract-taken = { $name } ia un contract la vedere: { $list }.
log-contract-drawn = { $name } trage un contract nevăzut.
log-contract-drawn-own = Ai tras contractul: { $list }.
log-contract-swapped = { $name } schimbă un contract ({ $list }) și primește: { $received }.
log-contract-none = Nu mai este niciun contract pentru { $name }.
log-contracts-replaced = Contractele la vedere sunt înlocuite.
log-extended = { $colour ->
    [blue] { $name } așază o extindere albastră pe { $tile }.
    [red] { $name } așază o extindere roșie pe { $tile }.
    [yellow] { $name } așază o extindere galbenă pe { $tile }.
   *[green] { $name } așază o extindere verde pe { $tile }.
}
log-cabin = { $count ->
    [one] { $name } pune { $count } cabană pe plăcuța-casă.
    [few] { $name } pune { $count } cabane pe plăcuța-casă.
   *[other] { $name } pune { $count } de cabane pe plăcuța-casă.
}
log-boat-replaced = { $name } pune { $to } în locul bărcii { $from }.

## Plăcuțe promoționale și variante

log-ghost-won = { $name } are fantoma.
log-ghost-back = Fantoma se întoarce pe Key Celeste.
log-ghost-gone = Fantoma iese din joc.
log-haunted = { $name } trimite fantoma la { $tile } și ia muncitorii lui { $other }: { $list }.
log-shown = { $name } arată: { $list }.

## Sfârșitul

log-game-over = { $count ->
    [one] Jocul s-a încheiat. Câștigă { $list }.
    [few] Jocul s-a încheiat. Câștigă împreună: { $list }.
   *[other] Jocul s-a încheiat. Câștigă împreună: { $list }.
}
log-undone = { $name } își ia ultima mutare înapoi.
log-bot-takes-seat = Un bot joacă mai departe în locul lui { $name }.
