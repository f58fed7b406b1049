### Zasady w skrócie, według tematów. Całość jest w docs/rules.

help-goal-title = Cel gry
help-goal = Przez wiosnę, lato, jesień i zimę zdobywasz kafle w licytacji, budujesz z nich wioskę i dajesz pracę swoim robotnikom. Po zimie wygrywa wioska z największą liczbą punktów. Usprawnione kafle mają nadrukowane punkty, a kafle zimy i łodzie nagradzają to, co udało ci się zgromadzić.

help-turn-title = Tura
help-turn = W swojej turze robisz jedną rzecz: licytujesz kafel, używasz kafla albo pasujesz. Wszyscy robotnicy wystawieni w jednej turze trafiają w jedno miejsce. Pas do niczego nie zobowiązuje: gdy znów przyjdzie twoja kolej, możesz działać dalej. Pora roku kończy się, gdy wszyscy po kolei spasują.

help-bidding-title = Licytacja
help-bidding = Kładziesz robotników jednego koloru po swojej stronie licytowanego kafla. Twoja grupa musi być większa niż każda inna grupa przy tym kaflu. Do swojej prowadzącej oferty możesz później dokładać, ale nie możesz jej zabrać. Łodzi się nie licytuje; licytuje się za to kafle kolejności, które decydują o tym, kto pierwszy wybierze łódź.

help-using-title = Używanie kafli
help-using = Kładziesz robotników na kaflu i od razu otrzymujesz jego efekt: na kaflu swojej wioski, cudzej wioski albo licytowanym (nie zimą). Pierwsze użycie w porze roku wymaga co najmniej jednego robotnika, każde następne co najmniej o jednego więcej niż poprzednie. Na kaflu leży najwyżej sześciu robotników. Surowce wytworzone w twojej wiosce zostają na kaflu, który je dał; wytworzone gdzie indziej trafiają na twój kafel domu. Na koniec pory roku robotników z kafla dostaje właściciel wioski.

help-losing-title = Przegrywające oferty
help-losing = Gdy ktoś cię przelicytuje, nie tracisz robotników. W późniejszej turze możesz przenieść całą grupę, aby licytować lub użyć kafla gdzie indziej; mogą do niej dołączyć inne przegrywające grupy i robotnicy zza parawanu. Grupy się nie dzieli. To, co przegrywa na koniec pory roku, wraca do ciebie.

help-colours-title = Kolory
help-colours = Pierwsi robotnicy przy kaflu lub na nim ustalają jego kolor na całą porę roku: odtąd wszyscy używają tam tego koloru. Zielony to kolor jak każdy inny, a nie joker, tyle że zielonych robotników jest niewielu i bierze się ich z zasobów ogólnych.

help-transport-title = Transport
help-transport = Twój dom, Stable, Farrier i Wainwright przenoszą surowce. Kto użyje takiego kafla, przenosi surowce we własnej wiosce: każdy punkt przesuwa jeden surowiec o jeden kafel, tam gdzie stykają się dwie drogi. Najpierw transport, potem usprawnienia; nie musisz wykorzystać wszystkiego.

help-upgrading-title = Usprawnienia
help-upgrading = Usprawnienie obraca kafel twojej wioski na lepszą stronę. Potrzebne surowce muszą leżeć na tym kaflu, umiejętności bierzesz zza parawanu. Złoto zastępuje każdy inny surowiec. Robotnicy, drogi i pozostałe surowce na kaflu zostają bez zmian.

help-season-end-title = Koniec pory roku
help-season-end = Przegrywające oferty wracają do właścicieli. Kafle, których nikt nie licytował, opuszczają grę. Każdy bierze kafle, na których prowadzi, razem z leżącymi na nich robotnikami; robotnicy z wygranych ofert trafiają do woreczka. Wszyscy robotnicy z twojej wioski idą za twój parawan, ktokolwiek ich tam położył. Potem wybiera się łodzie i dokłada nowe kafle.

help-boats-title = Łodzie
help-boats = Wiosną, latem i jesienią każdy bierze ładunek jednej łodzi: najpierw prowadzący na kaflu kolejności 1, potem 2, 3 i 4, na końcu pozostali, zaczynając od posiadacza purpurowego znacznika. Kto prowadzi na kilku kaflach, bierze tylko jedną łódź, przy wybranym przez siebie numerze. Zimą bierze się samą łódź i dokłada ją do wioski.

help-summer-boats-title = Łodzie letnie
help-summer-boats = Wśród kafli lata są łodzie ze stałą zdolnością dla właściciela wioski. Nie potrzebują robotników i działają od chwili zdobycia. O tym, którą z dwóch stron pokazuje łódź, decyduje los; nigdy się jej nie odwraca.

help-winter-title = Zima
help-winter = Na początku gry dostajesz kilka kafli zimy, które widzisz tylko ty. Gdy nadchodzi zima, każdy w tajemnicy wystawia do licytacji co najmniej jeden z nich; nikt nie wie, do kogo należały. Kafli zimy się nie używa: one punktują. Także swój kafel trzeba najpierw wylicytować.

help-village-title = Wioska
help-village = Każdy nowy kafel dokładasz do kafla swojej wioski, obrócony dowolnie. Wszystkie stykające się krawędzie muszą pasować: droga do drogi, woda do wody, łąka do łąki. Położony kafel nigdy się nie przesuwa. Kafel, który nigdzie nie pasuje, opuszcza grę.

help-scoring-title = Punktacja
help-scoring = Każdy surowiec, umiejętność i robotnik punktuje najwyżej raz. Punkty nadrukowane na widocznej stronie liczą się tak, jak są. Barn, Blacksmith, Stone yard i Timber yard punktują tylko za surowce, które na nich leżą; pozostałe kafle przyjmują surowce, umiejętności i robotników skądkolwiek. Każde pozostałe złoto jest warte 1 punkt, a każdy kafel kolejności daje 1 punkt za każdego sąsiada. Najlepszy wynik program znajduje za ciebie.

help-marker-title = Purpurowy znacznik
help-marker = Posiadacz purpurowego znacznika zaczyna porę roku. Znacznik zmienia właściciela wraz z kaflem kolejności, na którym jest pokazany. Po zimie liczy się jako jeden dowolny surowiec, umiejętność lub robotnik.

help-merchants-title = Kupcy
help-merchants = Kontrakt jest wart 7 punktów, jeśli na koniec oddasz wymienione na nim elementy; w swojej turze możesz go zamiast tego wymienić na jeden z nich. Punkt usprawnienia może też położyć rozbudowę na już usprawnionym kaflu: podwaja ona nadrukowane punkty i na stałe ustala kolor kafla. Chata na kaflu domu dodaje mu jeden punkt usprawnienia. Każda łódź ma drugą wersję, a z każdej pary w grze jest jedna.

help-promos-title = Kafle promocyjne
help-promos = Emporium i Monument to dwa dodatkowe kafle zimy. Key Celeste licytuje się w każdej porze roku: zwycięzca ma ducha w następnej. W swojej turze możesz postawić ducha w miejsce prowadzącej oferty innego gracza i zabrać tych robotników; okradziony i tak zdobywa kafel, a nikt nie może tam już licytować ani go używać.

help-secrets-title = Co jest tajne
help-secrets = Tajni są robotnicy, umiejętności i kontrakty za parawanem, a także zawartość woreczka i zakryte umiejętności. Oferty, ładunki i wszystko, co leży na kaflach, jest jawne, podobnie jak wszystko, czym się płaci.
