### One's own games: the lists in the lobby, leaving a game, playing on from a replay.

lobby-finished = Zakończone gry
lobby-remove = Usuń
lobby-remove-sure = Usunąć na zawsze stół { $name }?
lobby-until = do { $time }
lobby-put-away = Schowaj
lobby-no-result = bez wyniku
lobby-all = Pokaż wszystkie ({ $count })
lobby-fewer = Pokaż mniej
menu-resign = Poddaj grę
resign-sure = Poddać tę grę? Bot dogra ją na twoim miejscu.
resign-alone-sure = Poddać tę grę? Zakończy się teraz, bez wyniku.
replay-play-on = Graj dalej od tego miejsca
replay-seasons = Pory roku
replay-curve = Wyniki na każdą chwilę gry
replay-decisive = Co przesądziło
replay-gain = { $name }: +{ $points }
watchers = Przyglądają się: { $list }
name-ask = Jak mają się do ciebie zwracać inni?
name-about = To imię widać przy stole. Później możesz je zmienić w poczekalni.
name-skip = Zostań gościem
devices-title = Moje urządzenia
device-this = To urządzenie
device-line = { $name }, ostatnio: { $date }
device-sign-out = Wyloguj
