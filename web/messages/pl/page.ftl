### Sama strona: poczekalnia, stół, pytania, lekcje. Argumenty opisują en/page.ftl i en/game.ftl.

## Wszędzie

skip = Przejdź do treści
loading = Chwileczkę…
close = Zamknij
cancel = Anuluj
confirm = Zatwierdź
undo = Cofnij
copy = Kopiuj
open = Otwórz
keep = Zachowaj
file = Z pliku
more = Więcej
fewer = Mniej
none = brak
nothing = nic
agree = Zgoda
refuse = Odmowa
menu = Menu
rule = Zasada { $rule }
you = { $name } (ty)
guest = Gość
your-name = Twoje imię
your-turn = Twoja tura
your-turn-at = Twoja tura przy innym stole: { $name }.
name-kept = Imię zostało zapamiętane.
something-new = coś nowego
gone-title = Nie ma takiej strony.
to-lobby = Do poczekalni
to-table = Do stołu

nav-label = Strony
nav-learn = Nauka
nav-rules = Zasady
nav-settings = Ustawienia

## Błędy serwera

error-offline = Serwer jest teraz nieosiągalny. Strona próbuje dalej.
error-busy = Serwer jest zajęty. Spróbuj ponownie za chwilę.
error-bad-message = Serwer tego nie zrozumiał.
error-no-session = To urządzenie nie jest jeszcze znane. Spróbuj ponownie.
error-not-allowed = Tego nie możesz zrobić.
error-not-found = Nie ma takiego stołu albo nie jest dla ciebie otwarty.
error-stale = Na stole już coś się zmieniło. Spójrz jeszcze raz i wybierz od nowa.
error-not-asked = W tej chwili nikt cię o to nie pyta.
error-not-now = Teraz nie da się tego zrobić.
error-too-large = To jest za długie.
error-too-many = Trochę za szybko. Zaczekaj chwilę.
error-illegal = Zasady na to nie pozwalają.
error-protocol = Strona jest starsza niż serwer. Wczytuje się od nowa.

## Ustawienia

settings-title = Ustawienia
settings-language = Język
settings-theme = Kolory
theme-auto = Jak w urządzeniu
theme-light = Jasne
theme-dark = Ciemne
settings-names = Tłumacz nazwy kafli, jeśli istnieje tłumaczenie
settings-sound = Ciche dźwięki: moja tura, przelicytowanie, kładzenie elementów, zdobyte kafle, nowa pora roku
settings-notices = Powiadomienie przeglądarki, gdy nadchodzi moja tura, a patrzę gdzie indziej
settings-motion = Pokazuj ruch elementów
settings-keys = Skróty jednoliterowe (C, P, U, R)
settings-text = Pokaż planszę jako tekst
account-title = Konto
account-about = Konto nie jest konieczne. Dzięki niemu znajdziesz swoje stoły na każdym urządzeniu.
account-name = Nazwa
account-password = Hasło
account-bring = Przenieś na konto stoły z tego urządzenia
account-sign-in = Zaloguj
account-sign-up = Załóż konto
account-sign-out = Wyloguj
account-signed-in = Zalogowano jako { $name }.

## Poczekalnia

lobby-title = Wioska przez cztery pory roku
lobby-about = Po czterech porach roku wygrywa wioska z największą liczbą punktów. Licytuj robotnikami, dawaj im pracę i patrz, jak twoja wioska rośnie. Od dwóch do sześciu graczy, ludzi lub botów; konto niepotrzebne.
quick-players = Gracze
quick-level = Boty
quick-play = Graj teraz
lobby-learn = Naucz się w dziesięć minut
lobby-create = Utwórz stół
lobby-mine = Moje stoły
lobby-your-turn = { $count ->
    [one] twoja tura przy { $count } stole
    [few] twoja tura przy { $count } stołach
   *[many] twoja tura przy { $count } stołach
}
lobby-open = Stoły czekające na graczy
lobby-open-none = Teraz żadnego nie ma. Utwórz stół i zaproś znajomych albo od razu zagraj z botami.
lobby-playing = Trwające gry
lobby-more = Więcej
lobby-import = Otwórz zapis gry
lobby-position = Otwórz pozycję
bot-level = { $level ->
    [1] Poziom 1: wędrowiec
    [2] Poziom 2: początkujący
    [3] Poziom 3: solidny gracz
    [4] Poziom 4: mocny gracz
    [5] Poziom 5: najmocniejszy
    [6] Poziom 6: to samo, z długim namysłem
   *[other] Poziom { $level }
}
bot-name = Bot { $number }
table-unnamed = Stół
table-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
table-open-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
table-over = zakończony
table-look = Obejrzyj
table-go-on = Graj
table-join = Dołącz
table-watch = Oglądaj
import-about = Zapis gry staje się stołem, który można obejrzeć ruch po ruchu.
import-text = Zapis
position-about = Dokument pozycji pokazuje dowolną chwilę gry. To, co w nim pominięto, ma wartość domyślną.
position-text = Pozycja (JSON)
position-note = Pozycja. Możesz próbować ruchów; nic się nie zapisuje.
position-not-json = To nie jest JSON.

## Tworzenie stołu

create-seats = Miejsca
create-seats-about = Jeśli zajmiesz dwa miejsca, zagracie na jednym urządzeniu. Miejsce dla konkretnej osoby ma własny link. Wolne miejsce może zająć każdy, kto wejdzie.
create-name = Nazwa stołu
create-random = Wylosuj miejsca przy stole
seat-kind-me = Ja
seat-kind-person = Osoba, przez link
seat-kind-open = Wolne miejsce
seat-kind-bot = Bot
create-game = Gra
create-table = Stół
create-listed = Pokaż w poczekalni.
create-listed-about = W przeciwnym razie znajdą go tylko osoby z linkiem.
create-spectators = Inni mogą oglądać grę. Tajnych informacji nie widzą.
create-clock = Zegar
clock-none = Bez zegara
clock-live = Na żywo: zapas czasu i dodatek za ruch
clock-days = Dni na ruch
clock-bank = Minuty w zapasie
clock-increment = Sekundy dodawane za każdy ruch
clock-hours = Godziny na każdy ruch
clock-quiet = Cisza nocna
clock-from = od
clock-to = do
create-pace = Tempo botów
pace-none = Natychmiast
pace-fast = Szybkie
pace-normal = Łatwe do śledzenia
pace-slow = Wolne
create-go = Utwórz

## Przed początkiem

seat-open = wolne
seat-number = Miejsce { $number }
seat-mine = twoje miejsce
seat-free = wolne dla każdego
seat-reserved = dla posiadacza linku
seat-away = nieobecny gracz
seat-take = Usiądź tutaj
seat-leave = Wstań
seat-link = Link do tego miejsca
seat-new-link = Utwórz link
invite-about = Kto ma ten link, może oglądać i zająć wolne miejsce:
invite-link = Zaproszenie
start-fill = Boty na pustych miejscach
start-now = Zacznij teraz
table-close = Zamknij stół
waiting-for-start = Gra zacznie się, gdy wszystkie miejsca będą zajęte albo gospodarz ją rozpocznie.
table-missing = Nie ma takiego stołu
table-missing-about = Nie istnieje albo nie jest dla ciebie otwarty. Poproś gospodarza o link.
link-copied = Skopiowano.
link-copy-by-hand = Skopiuj link ręcznie.

## Stół

seats-title = Gracze w kolejności od gracza rozpoczynającego
waited-for = (stół czeka na tę osobę)
passes = Pasy: { $count } z { $players }
link-lost = Ponowne łączenie…
action-title = Co zrobić
auction-title = Licytacja
boats-title = Łodzie
others-title = Pozostali gracze
side-title = Gracze, dziennik i czat
village-title = Wioska
village-of = Wioska: { $name }
my-village = Moja wioska
whose-village = Czyja wioska
look-closer = Obejrzyj
face-down = Zakryte: { $list }
seat-facts = Kafle: { $tiles }, usprawnione: { $upgraded }, prowadzi na: { $leads }
views-title = Widoki
tab-auction = Licytacja
tab-village = Wioska
tab-others = Inni
tab-log = Dziennik
log-title = Dziennik
log-or-chat = Dziennik lub czat
since-last-time = Nowe od twojej ostatniej wizyty
chat-title = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-line = Powiedz coś
chat-send = Wyślij
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-fit = Pokaż wszystko

menu-supplies = Woreczek i zasoby
menu-text = Plansza jako tekst
menu-about = O tym stole
menu-replay = Powtórka
supply-bag = { $count ->
    [one] W woreczku jest { $count } robotnik.
    [few] W woreczku jest { $count } robotników.
   *[many] W woreczku jest { $count } robotników.
}
supply-of = { $piece ->
    [green] Zieloni robotnicy: { $count }
    [gold] Złoto: { $count }
    [iron] Żelazo: { $count }
    [stone] Kamień: { $count }
    [wood] Drewno: { $count }
    [cabins] Chaty: { $count }
    [contracts] Zakryte kontrakty: { $count }
   *[skills] Zakryte umiejętności: { $count }
}
contracts-open = Odkryte kontrakty
extensions-left = { $count ->
    [one] pozostała { $count } rozbudowa
    [few] pozostały { $count } rozbudowy
   *[many] pozostało { $count } rozbudów
}
watch-link = Link do oglądania
position-link = Link do tej pozycji
seed-title = Dowód uczciwego losowania
seed-about = Ten kod ustalono przed grą. Po jej zakończeniu zobaczysz ziarno losowania i każdy będzie mógł sprawdzić, że niczego nie zmieniono.
rewind-title = Wspólne cofnięcie gry
rewind-about = Dalej niż do twoich ostatnich ruchów grę można cofnąć tylko za zgodą wszystkich.
rewind-to = Po ruchu { $n } ({ $name })
note-rules-changed = Od początku tej gry zmieniły się reguły programu. Gra toczy się dalej od ostatniego stanu.

screen-title = Za twoim parawanem
screen-workers = Robotnicy
screen-skills = Umiejętności
screen-goods = Surowce w twojej wiosce
screen-contracts = Kontrakty
screen-winter = Kafle zimowe
show-pieces = Pokaż elementy
losing-bid = { $count ->
    [one] { $count } robotnik w przegrywającej ofercie na kafel { $tile }
    [few] { $count } robotników w przegrywającej ofercie na kafel { $tile }
   *[many] { $count } robotników w przegrywającej ofercie na kafel { $tile }
}

## Karta kafla

explain = O kaflu { $tile }
price-bid = { $count ->
    [one] Aby prowadzić: grupa co najmniej { $count } robotnika.
    [few] Aby prowadzić: grupa co najmniej { $count } robotników.
   *[many] Aby prowadzić: grupa co najmniej { $count } robotników.
}
price-use = { $count ->
    [one] Następne użycie: co najmniej { $count } robotnik.
    [few] Następne użycie: co najmniej { $count } robotników.
   *[many] Następne użycie: co najmniej { $count } robotników.
}
card-bid = Licytuj
card-use = Użyj
card-boat = Weź
card-upgrade = Usprawnij
card-copy = Wykonaj jego efekt
card-put = Połóż tutaj
card-workers = Robotnicy na nim:
card-goods = Surowce na nim:
card-cargo = Ładunek:
card-colour = { $colour ->
    [blue] Jego kolor w tej porze roku to niebieski.
    [red] Jego kolor w tej porze roku to czerwony.
    [yellow] Jego kolor w tej porze roku to żółty.
   *[green] Jego kolor w tej porze roku to zielony.
}
card-worth = { $points ->
    [one] W tej chwili ten kafel dałby ci { $points } punkt.
    [few] W tej chwili ten kafel dałby ci { $points } punkty.
   *[many] W tej chwili ten kafel dałby ci { $points } punktów.
}
why-no-bid = Nie możesz licytować:
why-no-use = Nie możesz użyć:

## Plansza słowami

text-title = { $season ->
    [spring] Plansza wiosną
    [summer] Plansza latem
    [autumn] Plansza jesienią
   *[winter] Plansza zimą
}
text-choices = Co możesz zrobić
text-supply = Zasoby ogólne: { $list }.
text-leads = { $name } prowadzi z ofertą: { $list }.
text-bids = { $name } przegrywa z ofertą: { $list }.
text-no-bid = Nikt nie licytował.
text-on-tile = Na nim: { $list }.
text-goods = Surowce: { $list }.
text-haunted = Leży tu duch: nikt nie może licytować ani używać kafla.
text-taken = Zabrana (gracz: { $name }).
text-cargo = Ładunek: { $list }.
text-screen = Za parawanem: { $list }.
text-winter = Kafle zimowe: { $list }.
text-at = Na polu { $at }:

## O co pyta gra

ask-turn = { $season ->
    [winter] Twoja tura: licytuj kafel, użyj kafla którejś wioski albo spasuj.
   *[other] Twoja tura: licytuj kafel, użyj kafla albo spasuj.
}
ask-mix = Których robotników kładziesz na kaflu { $tile }?
ask-pay = Czym płacisz za użycie kafla { $tile }?
ask-choose = Co bierzesz z kafla { $tile }?
ask-transport = { $points ->
    [one] Transport: została { $points } akcja.
    [few] Transport: zostały { $points } akcje.
   *[many] Transport: zostało { $points } akcji.
}
ask-upgrade = { $points ->
    [one] Usprawnienia: została { $points } akcja.
    [few] Usprawnienia: zostały { $points } akcje.
   *[many] Usprawnienia: zostało { $points } akcji.
}
ask-boat = Wybierz łódź.
ask-winter = Które kafle zimowe wystawiasz do licytacji? Co najmniej jeden.
ask-build = Dołóż nowe kafle do swojej wioski.
ask-contract = Który kontrakt bierzesz?
ask-replace = Która łódź zajmie miejsce łodzi Sea Bastion II?
ask-put = { $resource ->
    [gold] Gdzie kładziesz złoto?
    [iron] Gdzie kładziesz żelazo?
    [stone] Gdzie kładziesz kamień?
   *[wood] Gdzie kładziesz drewno?
}
ask-copy = Czyj efekt wykonuje kafel { $tile }?

wait-turn = Tura: { $name }.
wait-mix = { $name } wybiera robotników.
wait-pay = { $name } wybiera, czym zapłacić.
wait-choose = { $name } dokonuje wyboru.
wait-transport = { $name } przenosi surowce.
wait-upgrade = { $name } usprawnia.
wait-boat = { $name } wybiera łódź.
wait-winter = { $name } wybiera kafle zimowe.
wait-build = { $name } buduje.
wait-contract = { $name } wybiera kontrakt.
wait-replace = { $name } wybiera łódź.
wait-put = { $name } rozkłada surowce.
wait-copy = { $name } wybiera efekt.
wait-many = Czekamy na: { $list }.

answers = Odpowiedzi
draft-colour = Kolor
draft-count = Zza parawanu: { $list }
draft-group = + { $count } z kafla { $tile }
preview-news = Co z tego wyniknie, zobaczysz po wykonaniu ruchu.
choice-gone = Sytuacja na stole się zmieniła: tego wyboru nie można już dokonać.
pass-more = Pasuj dłużej
pass-until-disturbed = Pasuj, dopóki ktoś mnie nie przelicytuje lub nie użyje mojego kafla
pass-season = Pasuj do końca pory roku
programme-stop = Przestań za mnie pasować
move-what = Dotknij surowca, a potem miejsca, do którego ma trafić.
move-where = Dokąd ma trafić { $piece } z kafla { $tile }?
move-good = Przenieś: { $piece } z kafla { $tile }
move-here = { $count ->
    [one] Na kafel { $tile }, { $count } krok
    [few] Na kafel { $tile }, { $count } kroki
   *[many] Na kafel { $tile }, { $count } kroków
}
transport-done = Koniec przenoszenia
upgrade-none = Tym, co tam leży, nie da się nic usprawnić.
upgrade-pay = Zapłata
upgrade-done = Koniec usprawnień
build-turn = Obróć
build-where = Dotknij podświetlonego miejsca.
place-fits = Pole { $at }: kafel tu pasuje
place-not = Pole { $at }: kafel tu nie pasuje
place-no-fit = Kafel { $tile } tam nie pasuje, jakkolwiek by go obrócić: stykające się krawędzie muszą być takie same.

do-pass = Pas
do-stop = Gotowe
do-wait = Wybierz łódź później
do-bid = Licytuj kafel { $tile }: { $list }
do-use = Użyj kafla { $tile }: { $list }
do-place = { $list }
do-pay = Zapłać: { $list }
do-pay-group = Oddaj przegrywającą ofertę na kafel { $tile }
do-take = { $list }
do-move = Przenieś: { $piece } z kafla { $from } na kafel { $to }
do-upgrade = Usprawnij kafel { $tile }; zapłata: { $list }
do-extend = Rozbuduj kafel { $tile } ({ $extension }); zapłata: { $list }
do-boat = { $boat }
do-replace = { $boat }
do-offer = Wystaw: { $list }
do-build = { $tile } na polu { $at }, obrót { $turn }
do-contract = { contract-needs }
do-contract-draw = Losuj tajny
do-swap = Wymień na: { $piece } ({ $contract })
do-haunt = Poślij ducha na kafel { $tile }
do-put = Na kafel { $tile }
do-copy = { $tile }
do-show = Pokaż: { $piece }

choice-contract = kontrakt
choice-skills = umiejętność

## Ludzie i czas

hot-seat-title = Przekaż urządzenie. Teraz gra: { $name }
hot-seat-about = Nikt inny nie powinien patrzeć.
hot-seat-ready = Można zaczynać
proposal = { $name } prosi wszystkich o cofnięcie gry.
out-of-time = Koniec czasu: { $name }.
vote-bot = Niech dalej gra bot
bot-plays-for-you = Za ciebie gra bot.
come-back = Wracam do gry
entry-propose = { $name } prosi o cofnięcie gry.
entry-consent = { $name } zgadza się na cofnięcie.
entry-refuse = { $name } nie zgadza się na cofnięcie.
entry-rewind = Gra cofa się za zgodą wszystkich.
entry-timeout = Koniec czasu: { $name }.
entry-vote = { $name } jest za tym, by bot grał dalej za gracza { $other }.
entry-resign = { $name } poddaje grę.
entry-return = { $name } wraca do gry.
entry-rules = Reguły programu się zmieniły; gra toczy się dalej od ostatniego stanu.

## Koniec i powtórki

game-over = Koniec gry.
sheet-of = Punkty: { $name }
rematch = Zagraj jeszcze raz
rematch-join = Do następnej gry
record-download = Pobierz zapis gry
replay-first = Na początek
replay-back = Krok wstecz
replay-on = Krok naprzód
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Pauza
replay-at = { $n } z { $last }
replay-jump = Skocz do ruchu
replay-eyes = Oczami
eyes-mine = moimi
eyes-none = widza
eyes-all = wszystkich naraz

## Zasady i klawisze

help-about = Pełne zasady w twoim języku. Program sprawdza każdą zasadę i podaje jej numer, a gdy coś jest niemożliwe, wyjaśnia dlaczego.
help-topics = Tematy
help-more = Jak to działa
help-tiles = Wszystkie kafle
rules-search = Szukaj w zasadach
rules-whole = Wszystko na jednej stronie
rules-print = Drukuj
rules-icons = Objaśnienie ikon
rules-contracts = Kontrakty
rules-extensions = Rozbudowy
rules-found = { $count ->
    [0] Nic nie znaleziono
    [one] Znaleziono { $count } fragment
    [few] Znaleziono { $count } fragmenty
   *[many] Znaleziono { $count } fragmentów
}
help-keys-title = Klawisze
key-tab = Tab
key-tab-about = Przejdź do następnego elementu; tak dotrzesz do kafli, surowców i pól.
key-enter = Enter
key-enter-about = Otwórz lub wybierz to, co zaznaczone.
key-escape = Esc
key-escape-about = Zamknij kartę albo porzuć przygotowywany wybór.
key-c = C
key-c-about = Zatwierdź.
key-p = P
key-p-about = Wybierz pas.
key-u = U
key-u-about = Cofnij.
key-r = R
key-r-about = Obróć dokładany kafel.
key-numbers = 1 do 4
key-numbers-about = Zmień widok na małym ekranie.
key-zoom = + − 0
key-zoom-about = W wiosce: większe, mniejsze, pokaż wszystko. Strzałki ją przesuwają.

## Lekcje

learn-title = Twoja pierwsza wioska
learn-about = Sześć krótkich pozycji, w każdej coś do zrobienia. Dotykaj, czego chcesz: przy każdym kaflu jest objaśnienie, a program mówi, co jest możliwe.
learn-after = Po tych lekcjach wiesz dość, żeby zagrać. Reszta wyjaśni się przy stole.
learn-play = Zagraj z botami
learn-done = zrobione
learn-next = Dalej
learn-other = To też dozwolony ruch. Spróbuj jednak tego, o czym mówi tekst.
learn-bid-title = Licytacja
learn-bid-about = Jak robotnicy zdobywają kafle.
learn-bid-1 = Jesteś Adą. Ben prowadzi w licytacji o kafel { $key-mine } jednym czerwonym robotnikiem. Dotknij tego kafla, wybierz Licytuj i przebij ofertę Bena: twoja grupa musi być większa i w tym samym kolorze.
learn-bid-end = Prowadzisz w tej licytacji. Jeśli nikt cię w tej porze roku nie przelicytuje, kafel jest twój. Robotnicy, którzy prowadzą, zostają na miejscu; ci, którzy przegrywają, mogą iść dalej.
learn-use-title = Używanie kafla
learn-use-about = Jak robotnicy wytwarzają surowce.
learn-use-1 = Robotnicy mogą też pracować, nawet na kaflach, które jeszcze do nikogo nie należą. Użyj kafla { $woodcutter }, aby dostać dwa drewna.
learn-use-end = Drewno leży teraz na twoim kaflu domu. Następna osoba, która użyje kafla { $woodcutter }, potrzebuje o jednego robotnika więcej niż ty. A kto zdobędzie kafel, zdobędzie i robotników na nim.
learn-losing-title = Przegrywające oferty
learn-losing-about = Co dzieje się z przelicytowanymi robotnikami.
learn-losing-1 = Ben przelicytował cię na kaflu { $gold-mine }. Twoi dwaj żółci robotnicy nie przepadli: przenoszą się jako jedna grupa. Licytuj gdzie indziej albo użyj kafla i zabierz ich ze sobą.
learn-losing-end = Dobry ruch. Grupy nigdy się nie dzieli, ale inni mogą do niej dołączyć.
learn-upgrade-title = Transport i usprawnianie
learn-upgrade-about = Jak przenosić surowce i usprawniać kafle.
learn-upgrade-1 = Usprawnienie twojego domu kosztuje jedno drewno i jeden kamień, a oba muszą na nim leżeć. Kamień jest jeszcze na kaflu { $quarryman }. Użyj swojego kafla domu.
learn-upgrade-2 = Masz jeden krok transportu. Dotknij kamienia, a potem swojego domu.
learn-upgrade-3 = Teraz usprawnij swój dom.
learn-upgrade-end = Twój dom pokazuje lepszą stronę: pięć punktów na koniec i podwójny transport od następnego użycia.
learn-build-title = Budowanie
learn-build-about = Jak kafel trafia do twojej wioski.
learn-build-1 = Udało ci się zdobyć kafel { $stable }. Wybierz jedno z podświetlonych miejsc, obróć kafel dowolnie i zatwierdź. Droga musi stykać się z drogą, woda z wodą, a łąka z łąką.
learn-build-end = Drogi są ważne: surowce można przenosić tylko tam, gdzie łączą się dwie drogi.
learn-winter-title = Zima
learn-winter-about = Które kafle punktują na końcu.
learn-winter-1 = Nadchodzi zima. Z trzech swoich kafli zimowych wystawiasz w tajemnicy do licytacji co najmniej jeden. Kafel { $scribes } daje 10 punktów za każdy zestaw złożony z kowadła, kilofa i piły: masz dwa zestawy. Wystaw ten kafel, a jeśli chcesz, także inne.
learn-winter-end = Teraz trzeba go wylicytować! Nikt nie wie, czyj to był kafel, ale inni też mogą go chcieć. Możesz już grać.

# The table: choosing, seasons, hints
card-with = { $list }
use-idle = To użycie nic by nie dało.
winter-in = Trafia na licytację
winter-out = Zostaje u ciebie
winter-touch = Dotknij kart, które mają trafić na licytację.
boat-touch = Dotknij łodzi, którą chcesz wziąć.
haunt = Poślij ducha
card-extensions = Pozostałe rozbudowy: { $list }
key-nothing-chosen = Nic jeszcze nie wybrano.
key-no-pass = Teraz nie można spasować.
key-no-undo = Nie ma teraz czego cofnąć.
coach = Trener
coach-with = Z trenerem u boku
coach-season = Kto prowadzi, bierze kafel i płaci robotnikami ze swojej oferty. Przegrywające oferty wracają, podobnie jak wszyscy robotnicy z twojej wioski, ktokolwiek ich przysłał.
hint = Podpowiedź
hint-asking = Myślę …
hint-best = najlepsze, co przychodzi do głowy
hint-equal = tak samo dobre
hint-less = o około { $points } pkt gorzej
running-score = ≈ { $points }
running-score-about = Ile każdy miałby teraz punktów za to, co wszyscy widzą
seat-offered = { $count ->
    [one] { $count } kafel zimowy na licytacji
    [few] { $count } kafle zimowe na licytacji
   *[many] { $count } kafli zimowych na licytacji
}
seat-won = Zdobyte, jeszcze niepołożone
season-ended = { $season ->
    [spring] Koniec wiosny
    [summer] Koniec lata
    [autumn] Koniec jesieni
   *[other] Koniec zimy
}
season-begins = { $season ->
    [spring] Zaczyna się wiosna
    [summer] Zaczyna się lato
    [autumn] Zaczyna się jesień
   *[other] Zaczyna się zima
}
season-home = Robotnicy wracają do domu
season-go-on = Dalej
settings-confirm = Potwierdzanie
confirm-always = każdego ruchu
confirm-final = tylko ruchów, których nie da się cofnąć
settings-running = Pokazuj bieżący wynik
key-no-turn = Nie masz teraz kafla, który można by obrócić.
create-all-promos = Zaznacz wszystkie
hint-why-bid-first = O kafel { $tile } nikt inny jeszcze nie licytuje.
hint-why-bid-outbids = Obejmujesz prowadzenie na kaflu { $tile }; prowadzi dotąd: { $list }.
hint-why-use-own = Kafel { $tile } jest twój: na koniec pory roku robotnicy wrócą do ciebie.
hint-why-use-auction = Kafel { $tile } nie należy jeszcze do nikogo: efekt dostajesz od razu, a robotników zabierze ten, kto go wylicytuje.
hint-why-use-other = Kafel { $tile } leży w cudzej wiosce ({ $name }): robotnicy tam zostaną, ale efekt jest twój.
hint-why-pass = Nic tutaj nie jest warte więcej niż robotnicy zachowani na następną porę roku.
hint-why-stop = To, co jeszcze można tu zrobić, dałoby mniej.
hint-why-boat = Jej ładunek najbardziej ci pomoże.
hint-why-build = To dobre miejsce dla tego kafla.
hint-why-offer = Da ci punkty, jeśli go wylicytujesz.
hint-why-upgrade = Lepsza strona zostaje do końca gry.
hint-why-lesson = Lekcja czeka na ten ruch.
season-boats = Łodzie
season-last = Łodzie i kolejność
nav-companion = Pomocnik
companion-title = Pomocnik przy stole w domu
