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
