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
replay-seasons = Anotimpuri
replay-curve = Scorurile pe parcurs
replay-decisive = Momente decisive
replay-gain = { $name }: +{ $points }
watchers = Privesc: { $list }
name-ask = Cum să îți spună ceilalți?
name-about = Acest nume se vede la masă. Îl poți schimba mai târziu în sala de așteptare.
name-skip = Rămâi oaspete
devices-title = Dispozitivele mele
device-this = Acest dispozitiv
device-line = { $name }, ultima dată: { $date }
device-sign-out = Deconectează
