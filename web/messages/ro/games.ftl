### One's own games: the lists in the lobby, leaving a game, playing on from a replay.

lobby-finished = Jocuri încheiate
lobby-remove = Șterge
lobby-remove-sure = Ștergi definitiv masa { $name }?
lobby-until = până { $time }
lobby-put-away = Pune deoparte
lobby-no-result = încheiat fără rezultat
lobby-all = Arată toate ({ $count })
lobby-fewer = Arată mai puține
menu-resign = Abandonează
resign-sure = Abandonezi acest joc? Un bot îți joacă locul până la capăt.
resign-alone-sure = Abandonezi acest joc? Se încheie acum, fără rezultat.
replay-play-on = Continuă de aici
