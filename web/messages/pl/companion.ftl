# The companion: for people around a real box.

companion-about = Gdy na stole leży prawdziwe pudełko: bez konta i bez gry na serwerze.
companion-parts = Części pomocnika
companion-setup = Przygotowanie
companion-seasons = Pory roku
companion-score = Punktacja
companion-tiles = Kafle
companion-paper = Na papierze

## Rooms
room-title = Pokój
room-several = Kilka telefonów? Wspólny pokój
room-about = Wszystkie telefony w pokoju pokazują ten sam stół i jedną punktację; kafle zimowe widzi tylko ich właściciel. To, co już wylosowano, zostaje; tylko kafle zimowe rozdaje się od nowa. Pokój kończy się dzień po ostatniej zmianie.
room-make = Otwórz pokój
room-code = Kod
room-join = Dołącz
room-in = Pokój
room-share = Udostępnij
room-leave = Wyjdź

## Set-up
setup-extras = Dodatek i kafle promocyjne
setup-all-promos = Wszystkie kafle promocyjne
setup-variants = Warianty
setup-lacking = Kafle, których nie mam w pudełku
setup-lacking-about = Nigdy nie są losowane. To urządzenie je pamięta.
setup-seed = Ziarno
setup-seed-chance = losowo
setup-seed-about = Telefony z tymi samymi wyborami i tym samym ziarnem pokazują ten sam stół.
setup-draw = Losuj
setup-again = Losuj ponownie
setup-change = Zmień wybory
setup-sure = Nowe losowanie usuwa odhaczone kroki i arkusz punktów. Losować?
setup-replaced = Zamienione, bo ich brakuje: { $list }
plan-players = Gracze
plan-starts = zaczyna, z purpurowym znacznikiem
plan-workers = { $count ->
    [one] { $count } robotnik z woreczka
    [few] { $count } robotników z woreczka
   *[many] { $count } robotników z woreczka
}
plan-green = { $count ->
    [one] i { $count } zielony robotnik z zasobów
    [few] i { $count } zielonych robotników z zasobów
   *[many] i { $count } zielonych robotników z zasobów
}
plan-mine = ten telefon
plan-sit = To ja
plan-stand = To nie ja
plan-sit-about = { $count ->
    [one] Powiedz, kim jesteś, a ten telefon pokaże tylko tobie { $count } twój kafel zimowy. Albo rozdajcie je ręcznie.
    [few] Powiedz, kim jesteś, a ten telefon pokaże tylko tobie { $count } twoje kafle zimowe. Albo rozdajcie je ręcznie.
   *[many] Powiedz, kim jesteś, a ten telefon pokaże tylko tobie { $count } twoich kafli zimowych. Albo rozdajcie je ręcznie.
}
plan-winter-show = Pokaż moje kafle zimowe
plan-winter-hide = Ukryj je
plan-boats = Łodzie i ładunek
plan-boat-side = stroną do góry: { $list }
plan-purple = stroną z purpurowym znacznikiem do góry
plan-beside = W każdej porze roku także: { $list }
plan-summer-boats = Łodzie letnie leżą wymienioną tu stroną do góry i nigdy się ich nie odwraca.
plan-winter = { $count ->
    [one] Po { $count } dla każdego gracza, zakryty. Sprawdź swój na telefonie i wyjmij go z pudełka tak, by inni nie widzieli, albo potasujcie i rozdajcie.
    [few] Po { $count } dla każdego gracza, zakryte. Sprawdź swoje na telefonie i wyjmij je z pudełka tak, by inni nie widzieli, albo potasujcie i rozdajcie.
   *[many] Po { $count } dla każdego gracza, zakrytych. Sprawdź swoje na telefonie i wyjmij je z pudełka tak, by inni nie widzieli, albo potasujcie i rozdajcie.
}
plan-pieces = Elementy
plan-bag = W woreczku:
plan-supply = W zasobach ogólnych:
plan-merchants = Kupcy: kontrakty odkryte: { $contracts }, pozostałe zakryte; chaty: { $cabins }; rozbudowy: { $extensions }.
plan-missing = Nie ma go w pudełku: wylosuj inny

## Season by season
guide-begin = Na początku
guide-lay-out = Wyłóżcie
guide-end = Na końcu
guide-mind = Często zapominane
guide-next = Dalej: { $season }
guide-score = Do punktacji

## Score pad
pad-played = Z czym graliście
pad-new = Wyczyść punktację
pad-sure = Usunąć wszystko, co wpisano w arkusz?
pad-which-home = Który dom?
pad-with-map = Ułóż wioskę
pad-without-map = Szybko, bez układania
pad-quick-about = Wymień kafle. Pytania dotyczą tylko tego, co zależy od ich ułożenia.
pad-map = Wioska na stole
pad-in-hand = Gdzie leży kafel { $tile }? Dotknij podświetlonego miejsca.
pad-put-back = Odłóż
pad-add = Dodaj kafle
pad-screen = Za parawanem, na samym końcu
pad-contracts = Kontrakty
pad-goods = Surowce na tym kaflu
pad-upgraded = usprawniony
pad-turn = Obróć
pad-move = Przesuń
pad-remove = Usuń
pad-none = Nic
pad-all = To wszystko
pad-nobody = Nikt
pad-missing = { $count ->
    [one] Brakuje jeszcze { $count } rzeczy
    [few] Brakuje jeszcze { $count } rzeczy
   *[many] Brakuje jeszcze { $count } rzeczy
}
pad-ask-home = który dom?
pad-ask-village = czy to wszystkie kafle?
pad-ask-goods = surowce na kaflach?
pad-ask-screen = robotnicy i umiejętności?
pad-ask-contracts = kontrakty na ręce?
pad-ask-counted = do policzenia dla kafla { $tile }
pad-ask-start = Kto ma na koniec purpurowy znacznik?
pad-ask-ghost = Kto ma nieużytego ducha?
pad-ask-tie = Remis: kto z nich pierwszy wybrał łódź na koniec zimy?
pad-wrong = { $name }: { $reason }
pad-count-adjacent-tile = ile kafli leży wokół?
pad-count-adjacent-summer-tile = ile kafli letnich leży wokół?
pad-count-adjacent-winter-tile = ile kafli zimowych leży wokół?
pad-count-adjacent-upgrade-icon = ile akcji usprawnienia jest na kaflach wokół?
pad-count-loop-tile = ile kafli leży na pętli dróg?
pad-count-boats-in-chain = ile łodzi łączy z domem nieprzerwana woda?
pad-count-route-tile = ile kafli ma najdłuższa trasa drogami, która się na nim zaczyna?
pad-picture = Obrazek
pad-position = Jako pozycja
pad-keep = Zachowaj w historii
pad-kept = Zachowano
pad-history = Moja historia
pad-forget = Zapomnij tę grę

## All tiles
tiles-search = Szukaj
tiles-season = Rodzaj
tiles-gives = Daje
tiles-scores = Punktuje
tiles-all = wszystkie
tiles-found = { $count ->
    [one] { $count } kafel
    [few] { $count } kafle
   *[many] { $count } kafli
}
tiles-goes-with = Pasuje do:
thing-workers = robotnicy
thing-green = zieloni robotnicy
thing-skills = umiejętności
thing-gold = złoto
thing-iron = żelazo
thing-stone = kamień
thing-wood = drewno
thing-transport = transport
thing-upgrades = usprawnienia
thing-contract = kontrakty
thing-tiles = kafle
thing-boats = łodzie

## On paper
paper-about = Pomoc dla gracza na dwóch stronach (tura, koniec pory roku, symbole; wszystkie kafle), arkusz punktacji i karta przygotowania, do druku na A4. Dobrze się je czyta także w czerni i bieli.
