### Dziennik gry: jedna wiadomość na każdy rodzaj zdarzenia. `-own` czyta tylko gracz, którego to dotyczy.

log-bid = { $name } licytuje { $tile }, dokładając { workers.object }.
log-bid-with-groups = { $name } licytuje { $tile }, dokładając { workers.object }, w tym przegrywające oferty z: { $list }.
log-use = { $name } używa kafla { $tile }, kładąc { workers.object }.
log-use-with-groups = { $name } używa kafla { $tile }, kładąc { workers.object }, w tym przegrywające oferty z: { $list }.
log-mixed = { $name } kładzie robotników na kaflu { $tile }: { $list }.
log-pass = { $name } pasuje.
log-paid = { $name } płaci: { $list }.
log-paid-group = { $name } oddaje przegrywającą ofertę z kafla { $tile }: { $list }.
log-chose = { $name } wybiera: { $list }.
log-gained-resources = { $name } otrzymuje na kaflu { $tile }: { $list }.
log-drew-workers = { $count ->
    [0] { $name } nie losuje robotnika: woreczek jest pusty.
    [one] { $name } losuje z woreczka { $count } robotnika.
    [few] { $name } losuje z woreczka { $count } robotników.
   *[many] { $name } losuje z woreczka { $count } robotników.
}
log-drew-workers-own = Twoje losowanie: { $list }.
log-got-green = { $count ->
    [0] { $name } nie bierze zielonego robotnika: w zasobach nie ma żadnego.
    [one] { $name } bierze z zasobów { $count } zielonego robotnika.
    [few] { $name } bierze z zasobów { $count } zielonych robotników.
   *[many] { $name } bierze z zasobów { $count } zielonych robotników.
}
log-drew-skills = { $count ->
    [0] { $name } nie losuje umiejętności: w zasobach nie ma żadnej.
    [one] { $name } losuje { $count } umiejętność.
    [few] { $name } losuje { $count } umiejętności.
   *[many] { $name } losuje { $count } umiejętności.
}
log-drew-skills-own = Twoje losowanie: { $list }.
log-moved = { $resource ->
    [gold] { $name } przenosi złoto z { $from } na { $to }.
    [iron] { $name } przenosi żelazo z { $from } na { $to }.
    [stone] { $name } przenosi kamień z { $from } na { $to }.
   *[wood] { $name } przenosi drewno z { $from } na { $to }.
}
log-upgraded = { $name } usprawnia { $tile }.
log-upgraded-paying = { $name } usprawnia { $tile } i płaci: { $list }.

log-season-began = { $season ->
    [spring] Zaczyna się wiosna.
    [summer] Zaczyna się lato.
    [autumn] Zaczyna się jesień.
   *[winter] Zaczyna się zima.
}
log-boat-loaded = { $tile } wiezie: { $list }.
log-took-tile = { $name } zdobywa { $tile }.
log-tile-left = Nikt nie licytował { $tile }: kafel opuszcza grę.
log-bids-returned = { $name } zabiera przegrywające oferty za parawan: { $list }.
log-workers-home = { $name } przyjmuje robotników za parawan: { $list }.
log-took-boat = { $name } bierze łódź { $tile }.
log-took-cargo = { $name } bierze ładunek łodzi { $tile }: { $list }.
log-waited = { $name } czeka na późniejszy wybór łodzi.
log-took-marker = { $name } bierze znacznik gracza rozpoczynającego.
log-marker-moved = Znacznik gracza rozpoczynającego przechodzi dalej. Ma go teraz { $name }.
log-placed = { $name } dokłada { $tile } do wioski.
log-tile-lost = { $tile } nie mieści się w wiosce i opuszcza grę. Gracz: { $name }.
log-offered = { $name } wybiera kafle zimy do licytacji.
log-offered-own = Wystawiasz do licytacji: { $list }.

## Kupcy

log-contract-taken = { $name } bierze odkryty kontrakt: { $list }.
log-contract-drawn = { $name } bierze zakryty kontrakt.
log-contract-drawn-own = Twój nowy kontrakt: { $list }.
log-contract-swapped = { $name } wymienia kontrakt ({ $list }) i otrzymuje: { $received }.
log-contract-none = { $name } nie dostaje kontraktu: żadnego już nie ma.
log-contracts-replaced = Odkryte kontrakty zostają wymienione.
log-extended = { $colour ->
    [blue] { $name } kładzie niebieską rozbudowę na { $tile }.
    [red] { $name } kładzie czerwoną rozbudowę na { $tile }.
    [yellow] { $name } kładzie żółtą rozbudowę na { $tile }.
   *[green] { $name } kładzie zieloną rozbudowę na { $tile }.
}
log-cabin = { $count ->
    [one] { $name } stawia na kaflu domu { $count } chatę.
    [few] { $name } stawia na kaflu domu { $count } chaty.
   *[many] { $name } stawia na kaflu domu { $count } chat.
}
log-boat-replaced = { $name } zastępuje łódź { $from } łodzią { $to }.

## Kafle promocyjne i warianty

log-ghost-won = { $name } ma teraz ducha.
log-ghost-back = Duch wraca na Key Celeste.
log-ghost-gone = Duch opuszcza grę.
log-haunted = { $name } posyła ducha na { $tile } i zabiera robotników z oferty gracza { $other }: { $list }.
log-shown = { $name } pokazuje: { $list }.

## Koniec

log-game-over = { $count ->
    [one] Koniec gry. Wygrywa { $list }.
    [few] Koniec gry. Wygrywają: { $list }.
   *[many] Koniec gry. Wygrywają: { $list }.
}
log-undone = { $name } cofa ostatni ruch.
log-bot-takes-seat = Od teraz gra bot. Zastępuje gracza: { $name }.
