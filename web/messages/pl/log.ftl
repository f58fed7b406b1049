### Dziennik gry: jedna wiadomość na każdy rodzaj zdarzenia. `-own` czyta tylko gracz, którego to dotyczy.

log-bid = { $name } licytuje kafel { $tile }, dokładając { workers.object }.
log-bid-raised = { $name } podbija swoją ofertę na kafel { $tile }, dokładając { workers.object }; razem { $total }.
log-bid-with-groups = { $name } licytuje kafel { $tile }, dokładając { workers.object }, w tym { $groups }; razem { $total }.
log-use = { $name } używa kafla { $tile }, kładąc { workers.object }.
log-use-with-groups = { $name } używa kafla { $tile }, kładąc { workers.object }, w tym { $groups }.
log-placed-workers = { $name } kładzie robotników na kaflu { $tile }: { $list }.
log-pass = { $name } pasuje.
log-paid = { $name } płaci. Zapłata: { $list }.
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
    [gold] { $name } przenosi złoto z kafla { $from } na kafel { $to }.
    [iron] { $name } przenosi żelazo z kafla { $from } na kafel { $to }.
    [stone] { $name } przenosi kamień z kafla { $from } na kafel { $to }.
   *[wood] { $name } przenosi drewno z kafla { $from } na kafel { $to }.
}
log-upgraded = { $name } usprawnia kafel { $tile }.
log-upgraded-paying = { $name } usprawnia kafel { $tile }. Zapłata: { $list }.
log-put = { $resource ->
    [gold] { $name } kładzie złoto na kaflu { $tile }.
    [iron] { $name } kładzie żelazo na kaflu { $tile }.
    [stone] { $name } kładzie kamień na kaflu { $tile }.
   *[wood] { $name } kładzie drewno na kaflu { $tile }.
}
log-copied = { $name } wykonuje kaflem { $by } to, co potrafi kafel { $tile }.

log-season-began = { $season ->
    [spring] Zaczyna się wiosna.
    [summer] Zaczyna się lato.
    [autumn] Zaczyna się jesień.
   *[winter] Zaczyna się zima.
}
log-boat-loaded = Łódź { $tile } wiezie: { $list }.
log-boat-empty = Łódź { $tile } jest pusta.
log-took-tile = { $name } zdobywa kafel { $tile }.
log-tile-left = Nikt nie licytował kafla { $tile }: wraca do pudełka.
log-bids-returned = { $name } zabiera za parawan robotników z przegranych licytacji: { $list }.
log-workers-home = { $name } zabiera za parawan robotników ze swojej wioski: { $list }.
log-took-boat = { $name } bierze łódź { $tile }.
log-took-cargo = { $name } bierze ładunek łodzi { $tile }: { $list }.
log-took-nothing = { $name } bierze łódź { $tile }; jest pusta.
log-waited = { $name } odkłada wybór łodzi na później.
log-took-marker = { $name } bierze znacznik gracza rozpoczynającego.
log-marker-moved = Znacznik gracza rozpoczynającego przechodzi dalej. Ma go teraz { $name }.
log-placed = { $name } dokłada do wioski kafel { $tile }.
log-tile-lost = Kafla { $tile } nie da się dołożyć do wioski (gracz: { $name }); wraca do pudełka.
log-offered = { $name } wybiera kafle zimowe do licytacji.
log-offered-own = Wystawiasz do licytacji: { $list }.
log-winter-offers = Kafle zimowe wystawione do licytacji: { $list }.

## Kupcy

log-contract-taken = { $name } bierze jawny kontrakt: { $list }.
log-contract-drawn = { $name } losuje tajny kontrakt.
log-contract-drawn-own = Twój nowy kontrakt: { $list }.
log-contract-swapped = { $name } wymienia kontrakt ({ $list }) i otrzymuje: { $received }.
log-contract-none = { $name } nie dostaje kontraktu: żadnego już nie ma.
log-contracts-replaced = Jawne kontrakty zostają wymienione.
log-extended = { $colour ->
    [blue] { $name } rozbudowuje kafel { $tile } (niebieski znacznik rozbudowy). Zapłata: { $list }.
    [red] { $name } rozbudowuje kafel { $tile } (czerwony znacznik rozbudowy). Zapłata: { $list }.
    [yellow] { $name } rozbudowuje kafel { $tile } (żółty znacznik rozbudowy). Zapłata: { $list }.
   *[green] { $name } rozbudowuje kafel { $tile } (zielony znacznik rozbudowy). Zapłata: { $list }.
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
log-ghost-gone = Duch odpada z gry.
log-haunted = { $name } posyła ducha na kafel { $tile } i zabiera robotników z oferty gracza { $other }: { $list }.
log-shown = { $name } pokazuje: { $list }.

## Koniec

log-game-over = { $count ->
    [one] Koniec gry. Wygrywa { $list }.
    [few] Koniec gry. Wygrywają: { $list }.
   *[many] Koniec gry. Wygrywają: { $list }.
}
log-undone = { $name } cofa ostatni ruch.
log-bot-takes-seat = Od teraz gra bot. Zastępuje gracza: { $name }.
