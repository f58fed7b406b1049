### Dlaczego ruch nie jest możliwy. Klucze jak w en/refusal.ftl.

## Tury

refusal-not-your-turn = Jeszcze nie twoja tura.
refusal-no-such-question = To nie odpowiada na zadane teraz pytanie.
refusal-game-over = Gra jest już zakończona.

## Licytacja i kładzenie robotników

refusal-tile-not-in-auction = Kafel { $tile } nie jest licytowany; oferty składa się tylko na kafle wystawione do licytacji.
refusal-group-is-here = Twoja oferta już leży przy kaflu { $tile }; mogą do niej dołączyć tylko inne grupy.
refusal-flat-bid-bound = { $colour ->
    [blue] Twoja leżąca oferta przy kaflu { $tile } jest niebieska: można ją podnieść tylko niebieskimi robotnikami i tylko dopóki na kaflu nie ma robotników.
    [red] Twoja leżąca oferta przy kaflu { $tile } jest czerwona: można ją podnieść tylko czerwonymi robotnikami i tylko dopóki na kaflu nie ma robotników.
    [yellow] Twoja leżąca oferta przy kaflu { $tile } jest żółta: można ją podnieść tylko żółtymi robotnikami i tylko dopóki na kaflu nie ma robotników.
   *[green] Twoja leżąca oferta przy kaflu { $tile } jest zielona: można ją podnieść tylko zielonymi robotnikami i tylko dopóki na kaflu nie ma robotników.
}
refusal-bid-too-small = { $have ->
    [one] Twoja oferta na kafel { $tile } miałaby { $have } robotnika; aby prowadzić, trzeba { $need }.
    [few] Twoja oferta na kafel { $tile } miałaby { $have } robotników; aby prowadzić, trzeba { $need }.
   *[many] Twoja oferta na kafel { $tile } miałaby { $have } robotników; aby prowadzić, trzeba { $need }.
}
refusal-wrong-colour = { $needed ->
    [blue] Kafel { $tile } przyjmuje tylko niebieskich robotników.
    [red] Kafel { $tile } przyjmuje tylko czerwonych robotników.
    [yellow] Kafel { $tile } przyjmuje tylko żółtych robotników.
    [green] Kafel { $tile } przyjmuje tylko zielonych robotników.
   *[any] Kafel { $tile } nie przyjmuje robotników tego koloru.
}
refusal-tile-closed = Przy kaflu { $tile } nikt nie może teraz kłaść robotników.
refusal-no-worker-of-colour = { $colour ->
    [blue] Kafel { $tile } jest w tej porze roku niebieski, a za parawanem nie masz niebieskich robotników.
    [red] Kafel { $tile } jest w tej porze roku czerwony, a za parawanem nie masz czerwonych robotników.
    [yellow] Kafel { $tile } jest w tej porze roku żółty, a za parawanem nie masz żółtych robotników.
   *[green] Kafel { $tile } jest w tej porze roku zielony, a za parawanem nie masz zielonych robotników.
}
refusal-not-enough-workers = { $have ->
    [0] { $colour ->
        [blue] Nie masz za parawanem niebieskich robotników (potrzeba: { $need }).
        [red] Nie masz za parawanem czerwonych robotników (potrzeba: { $need }).
        [yellow] Nie masz za parawanem żółtych robotników (potrzeba: { $need }).
        [green] Nie masz za parawanem zielonych robotników (potrzeba: { $need }).
       *[any] Nie masz za parawanem robotników (potrzeba: { $need }).
    }
   *[other] { $colour ->
        [blue] Niebieskich robotników za parawanem: { $have }, a potrzeba: { $need }.
        [red] Czerwonych robotników za parawanem: { $have }, a potrzeba: { $need }.
        [yellow] Żółtych robotników za parawanem: { $have }, a potrzeba: { $need }.
        [green] Zielonych robotników za parawanem: { $have }, a potrzeba: { $need }.
       *[any] Robotników za parawanem: { $have }, a potrzeba: { $need }.
    }
}
refusal-no-workers-named = Trzeba położyć co najmniej jednego robotnika.
refusal-no-bid-there = Nie masz oferty na kafel { $tile }.
refusal-group-not-losing = Twoja oferta na kafel { $tile } prowadzi i musi tam zostać.
refusal-group-wrong-colour = { $given ->
    [blue] Twoja przegrywająca oferta na kafel { $tile } jest niebieska i nie może dołączyć do robotników innego koloru.
    [red] Twoja przegrywająca oferta na kafel { $tile } jest czerwona i nie może dołączyć do robotników innego koloru.
    [yellow] Twoja przegrywająca oferta na kafel { $tile } jest żółta i nie może dołączyć do robotników innego koloru.
   *[green] Twoja przegrywająca oferta na kafel { $tile } jest zielona i nie może dołączyć do robotników innego koloru.
}
refusal-place-so-many = { $need ->
    [one] Zza parawanu musi przyjść { $need } robotnik, a nie { $have }.
    [few] Zza parawanu musi przyjść { $need } robotników, a nie { $have }.
   *[many] Zza parawanu musi przyjść { $need } robotników, a nie { $have }.
}

## Używanie kafli

refusal-tile-not-in-play = Kafla { $tile } nie ma na stole.
refusal-no-effect = Kafel { $tile } nie ma efektu, którego można by użyć.
refusal-not-in-winter = Zimą nie można użyć kafla { $tile }, póki jest licytowany.
refusal-one-colour = Wszyscy robotnicy jednego użycia muszą mieć jeden kolor.
refusal-say-any = Na kaflu { $tile } możesz kłaść dowolne kolory: wybierz je po podaniu liczby.
refusal-tile-full = Na kaflu { $tile } mieści się najwyżej { $limit } robotników: jest ich już { $have }, a dołożenie { $more } przekroczyłoby limit.
refusal-use-too-small = { $need ->
    [one] Następne użycie kafla { $tile } wymaga co najmniej { $need } robotnika, a nie { $have }.
    [few] Następne użycie kafla { $tile } wymaga co najmniej { $need } robotników, a nie { $have }.
   *[many] Następne użycie kafla { $tile } wymaga co najmniej { $need } robotników, a nie { $have }.
}
refusal-no-skill-to-pay = Nie masz umiejętności, której wymaga kafel { $tile }.
refusal-no-village-to-copy = W licytacji kafel { $tile } nie ma wioski, której kafle mógłby naśladować.
refusal-nothing-to-copy = Nie ma tu kafla, którego efekt mógłby wykonać kafel { $tile }.
refusal-no-copy-payable = Nie stać cię na żaden z efektów, które mógłby wykonać kafel { $tile }.
refusal-cannot-copy = Kafel { $by } nie może wykonać tego, co robi kafel { $tile }.
refusal-put-other-first = { $resource ->
    [gold] Najpierw połóż złoto.
    [iron] Najpierw połóż żelazo.
    [stone] Najpierw połóż kamień.
   *[wood] Najpierw połóż drewno.
}
refusal-cannot-pay-workers = { $count ->
    [one] Kafel { $tile } wymaga { $count } robotnika dowolnego koloru zza parawanu lub w całej przegrywającej ofercie i nic ponad to.
    [few] Kafel { $tile } wymaga { $count } robotników dowolnych kolorów zza parawanu lub w całych przegrywających ofertach i nic ponad to.
   *[many] Kafel { $tile } wymaga { $count } robotników dowolnych kolorów zza parawanu lub w całych przegrywających ofertach i nic ponad to.
}
refusal-no-worker-to-pay = { $colour ->
    [blue] Kafel { $tile } wymaga jeszcze oddania niebieskiego robotnika, a żaden by ci nie został.
    [red] Kafel { $tile } wymaga jeszcze oddania czerwonego robotnika, a żaden by ci nie został.
    [yellow] Kafel { $tile } wymaga jeszcze oddania żółtego robotnika, a żaden by ci nie został.
    [green] Kafel { $tile } wymaga jeszcze oddania zielonego robotnika, a żaden by ci nie został.
   *[any] Kafel { $tile } wymaga jeszcze oddania robotnika, a żaden by ci nie został.
}
refusal-cannot-pay-with = { $price ->
    [skill] Za kafel { $tile } możesz zapłacić tylko umiejętnością, którą masz.
   *[worker] Za kafel { $tile } możesz zapłacić tylko robotnikiem, którego masz.
}
refusal-not-on-offer = Kafel { $tile } nie daje teraz takiej możliwości.

## Transport i usprawnienia

refusal-not-your-village = Kafla { $tile } nie ma w twojej wiosce.
refusal-goods-missing = { $resource ->
    [gold] Na kaflu { $from } nie ma złota.
    [iron] Na kaflu { $from } nie ma żelaza.
    [stone] Na kaflu { $from } nie ma kamienia.
   *[wood] Na kaflu { $from } nie ma drewna.
}
refusal-no-road = Żadna droga nie łączy kafli { $from } i { $to }.
refusal-too-far = { $steps ->
    [one] Z kafla { $from } na kafel { $to } jest { $steps } krok, a masz jeszcze { $points }.
    [few] Z kafla { $from } na kafel { $to } są { $steps } kroki, a masz jeszcze { $points }.
   *[many] Z kafla { $from } na kafel { $to } jest { $steps } kroków, a masz jeszcze { $points }.
}
refusal-never-upgraded = Kafel { $tile } nie ma lepszej strony.
refusal-already-upgraded = Kafel { $tile } jest już usprawniony.
refusal-cannot-pay-upgrade = Tak nie zapłacisz za usprawnienie kafla { $tile }: surowce muszą leżeć na nim, a umiejętności za parawanem.

## Koniec pory roku

refusal-no-such-boat = Łodzi { $tile } nie ma w tej grze.
refusal-boat-taken = Łódź { $tile } jest już zajęta.
refusal-must-take-now = To twój ostatni kafel kolejności: trzeba teraz wziąć łódź.
refusal-offer-at-least-one = Wystaw co najmniej jeden kafel zimowy.
refusal-not-your-winter-tile = Kafla { $tile } nie ma wśród twoich kafli zimowych.
refusal-not-yours-to-place = Kafla { $tile } nie możesz teraz dołożyć.
refusal-occupied = Kafla { $tile } nie można tu położyć: to miejsce jest zajęte.
refusal-not-adjacent = Kafel { $tile } musi sąsiadować z kaflem twojej wioski.
refusal-edges-do-not-match = { $shown ->
    [road] { $wanted ->
        [water] Tak obrócony kafel { $tile } przyłożyłby drogę do wody.
       *[grass] Tak obrócony kafel { $tile } przyłożyłby drogę do łąki.
    }
    [water] { $wanted ->
        [road] Tak obrócony kafel { $tile } przyłożyłby wodę do drogi.
       *[grass] Tak obrócony kafel { $tile } przyłożyłby wodę do łąki.
    }
   *[grass] { $wanted ->
        [road] Tak obrócony kafel { $tile } przyłożyłby łąkę do drogi.
       *[water] Tak obrócony kafel { $tile } przyłożyłby łąkę do wody.
    }
}

## Kupcy

refusal-contract-not-open = Ten kontrakt nie jest jawny.
refusal-no-contracts-left = Nie ma już tajnych kontraktów.
refusal-swap-not-now = Kontrakty wymienia się tylko we własnej turze.
refusal-contract-not-yours = Nie masz tego kontraktu.
refusal-piece-not-named = Ten kontrakt nie wymienia dokładnie tego elementu.
refusal-piece-not-there = Tego elementu nie można teraz dostać.
refusal-never-extended = Kafla { $tile } nie można rozbudować.
refusal-not-upgraded-yet = Kafel { $tile } trzeba usprawnić, zanim będzie można go rozbudować.
refusal-already-extended = Kafel { $tile } ma już rozbudowę.
refusal-extension-gone = Tej rozbudowy już nie ma.
refusal-extension-wrong-colour = { $needed ->
    [blue] Robotnicy na kaflu { $tile } są niebiescy, więc rozbudowa też musi być niebieska.
    [red] Robotnicy na kaflu { $tile } są czerwoni, więc rozbudowa też musi być czerwona.
    [yellow] Robotnicy na kaflu { $tile } są żółci, więc rozbudowa też musi być żółta.
   *[green] Robotnicy na kaflu { $tile } są zieloni, więc rozbudowa też musi być zielona.
}
refusal-cannot-pay-extension = Tak nie zapłacisz za tę rozbudowę: surowce muszą leżeć na kaflu { $tile }, umiejętności i robotnicy pochodzą zza parawanu albo oddajesz całą przegrywającą ofertę właściwego koloru.
refusal-not-a-boat = Kafel { $tile } nie jest łodzią.
refusal-boat-in-use = Łódź { $tile } już była w tej grze.

## Gra otwarta

refusal-nothing-hidden = Nie masz takiego ukrytego elementu, który można by pokazać.

## Key Celeste

refusal-no-ghost = Nie masz ducha.
refusal-ghost-used = Duch leży na kaflu { $tile } do końca pory roku.
refusal-not-on-key-celeste = Duch nie może nawiedzić kafla { $tile }.
refusal-no-leading-bid = Nikt nie prowadzi na kaflu { $tile }.
refusal-own-leading-bid = Na kaflu { $tile } prowadzisz ty.

## Stół i jego ludzie

refusal-not-your-seat = To miejsce nie jest twoje.
refusal-not-running = Gra się teraz nie toczy.
refusal-bot-plays = Gra tu bot. Najpierw wróć na miejsce.
refusal-proposal-open = Jest już prośba o cofnięcie gry.
refusal-no-such-way-back = Gra nie może się cofnąć do tego miejsca.
refusal-proposal-gone = Ta prośba nie jest już aktualna.
refusal-answered = Odpowiedź już padła.
refusal-no-vote = Nie ma głosowania w sprawie tego miejsca.
refusal-no-bot = Na tym miejscu nie gra bot.
refusal-chat-full = Czat tego stołu jest pełny.
refusal-unknown-zone = Ta strefa czasowa jest nieznana.
refusal-bad-options = Te opcje do siebie nie pasują.
refusal-not-understood = Gra nie potrafi odczytać tego ruchu.
refusal-bad-position = Tej pozycji nie da się rozegrać.
refusal-bad-record = Tego zapisu nie da się odtworzyć.
refusal-foreign-origin = Tej stronie nie wolno tego zrobić.
refusal-no-such-device = Nie masz takiego urządzenia.
refusal-too-much-work = Tego jest za dużo do policzenia.
refusal-no-such-entry = W tej grze nie ma takiego momentu.
refusal-not-over = To będzie dostępne po zakończeniu gry.
refusal-tables-full = Masz za dużo otwartych stołów. Usuń któryś w poczekalni albo dokończ jedną z gier.
refusal-server-full = Ten serwer nie pomieści więcej stołów.
refusal-host-only = Może to zrobić tylko gospodarz.
refusal-no-link = To miejsce nie ma linku.
refusal-seat-taken = To miejsce nie jest już wolne.
refusal-begun = Gra już się zaczęła.
refusal-sits-already = Już tu siedzisz.
refusal-cannot-stand = Tego miejsca nie można teraz opuścić.
refusal-bad-name = Nazwa musi zawierać litery.
refusal-wrong-password = Nazwa lub hasło są błędne.
refusal-sign-in-first = Najpierw się zaloguj.
refusal-name-taken = Ta nazwa jest zajęta.
refusal-after-news = Nie da się przewidzieć, co będzie dalej: najpierw wykonaj ten ruch.
refusal-turn-over = Tura kończy się przed tym ruchem.
refusal-undo-too-far = { $most ->
    [one] Samodzielnie można cofnąć tylko { $most } ruch; na dalsze cofnięcie muszą się zgodzić wszyscy.
    [few] Samodzielnie można cofnąć tylko { $most } ruchy; na dalsze cofnięcie muszą się zgodzić wszyscy.
   *[many] Samodzielnie można cofnąć tylko { $most } ruchów; na dalsze cofnięcie muszą się zgodzić wszyscy.
}
refusal-bad-path = Nie ma takiego adresu.
refusal-bots-busy = Boty są zajęte; spróbuj za chwilę.
refusal-invitations-full = Przy tym stole rozdano już wszystkie zaproszenia.
refusal-link-used = Ten link został już wykorzystany; poproś o nowy.
refusal-no-hints = Tam, gdzie grają inni ludzie, nie ma podpowiedzi.
refusal-no-spectators = Przy tym stole nie ma miejsca dla widzów.
refusal-others-played = Grali tu też inni, więc nie można tego usunąć; odłóż do archiwum.
refusal-resigned = Kto zrezygnował, nie wraca już do gry.

# The companion
refusal-no-room = Nie ma pokoju o tym kodzie albo już się zakończył.
refusal-room-full = Pokój jest pełny.
refusal-too-many-rooms = W tej chwili jest za dużo pokoi. Spróbuj później.
refusal-no-such-tile = Nie ma kafla { $tile }.
refusal-box-too-small = { $season ->
    [home] Za mało kafli domu: jest { $have }, potrzeba { $need }.
    [boat] Brakuje łodzi potrzebnej w tej grze.
    [spring] Za mało kafli wiosennych: jest { $have }, potrzeba { $need }.
    [summer] Za mało kafli letnich: jest { $have }, potrzeba { $need }.
    [autumn] Za mało kafli jesiennych: jest { $have }, potrzeba { $need }.
   *[other] Za mało kafli zimowych: jest { $have }, potrzeba { $need }.
}
refusal-box-needs = W takiej grze nie może zabraknąć kafla { $tile }.
refusal-no-such-seat = Nie ma takiego miejsca przy stole.
refusal-room-too-large = To więcej, niż mieści pokój.

# A score pad or a position that cannot be
refusal-too-many-pieces = { $piece ->
    [blue] Zapisano więcej niebieskich robotników, niż jest w pudełku.
    [red] Zapisano więcej czerwonych robotników, niż jest w pudełku.
    [yellow] Zapisano więcej żółtych robotników, niż jest w pudełku.
    [green] Zapisano więcej zielonych robotników, niż jest w pudełku.
    [gold] Zapisano więcej złota, niż jest w pudełku.
    [iron] Zapisano więcej żelaza, niż jest w pudełku.
    [stone] Zapisano więcej kamienia, niż jest w pudełku.
    [wood] Zapisano więcej drewna, niż jest w pudełku.
    [anvil] Zapisano więcej kowadeł, niż jest w pudełku.
    [pick] Zapisano więcej kilofów, niż jest w pudełku.
    [saw] Zapisano więcej pił, niż jest w pudełku.
   *[cabins] Zapisano więcej chat, niż jest w pudełku.
}
refusal-tile-not-in-game = Kafel { $tile } nie należy do wybranej gry.
refusal-tile-twice = Kafel { $tile } jest w pudełku tylko jeden i leży już gdzie indziej.
refusal-other-side = Kafel { $tile } to druga strona kafla { $other }: w grze może być tylko jedna z nich.
refusal-one-home = W wiosce jest tylko jeden kafel domu.
refusal-home-lies-still = Kafel domu leży pośrodku i nie jest obrócony.
refusal-too-far-away = Kafel { $tile } leży za daleko od kafla domu.
refusal-touches-nothing = Kafel { $tile } musi stykać się z kaflem, który już leży w wiosce.
refusal-does-not-fit = Kafel { $tile } tam nie pasuje: wszystkie stykające się krawędzie muszą być zgodne.
refusal-fits-nowhere = Kafel { $tile } nie pasuje nigdzie w tej wiosce.
refusal-no-such-contract = Nie ma takiego kontraktu.
refusal-contract-twice = Zapisano dwa razy ten sam kontrakt; każdy jest w pudełku tylko raz.
refusal-no-such-extension = Nie ma takiej rozbudowy.
refusal-cabins-on-home = Chaty stoją tylko na kaflu domu.
refusal-boat-replaced = Łódź { $tile } odpada z gry przed zimą i nie leży w żadnej wiosce.
refusal-boat-order = W kolejności wybierania łodzi każdy gracz występuje tylko raz.
refusal-out-of-range = Możliwa jest tu tylko liczba od { $least } do { $most }.
refusal-not-in-this-game = Zapisano coś, czego w tej grze nie ma.
refusal-wrong-shape = Tego zapisu nie da się odczytać.
refusal-too-many-seats = Zapisano więcej wiosek, niż jest graczy.
