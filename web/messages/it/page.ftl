### La pagina stessa: sala d'attesa, tavolo, domande, lezioni. Gli argomenti sono spiegati in en/page.ftl e en/game.ftl.

## Ovunque

skip = Vai al contenuto
loading = Un attimo…
close = Chiudi
cancel = Annulla
confirm = Conferma
undo = Ritira la mossa
copy = Copia
open = Apri
keep = Salva
file = Da un file
more = Di più
fewer = Di meno
none = nessuno
nothing = niente
agree = Accetta
refuse = Rifiuta
menu = Menu
rule = Regola { $rule }
you = { $name } (tu)
guest = Ospite
your-name = Il tuo nome
your-turn = Tocca a te
your-turn-at = Tocca a te a un altro tavolo: { $name }.
name-kept = Il tuo nome è stato salvato.
something-new = qualcosa di nuovo
gone-title = Questa pagina non esiste.
to-lobby = Alla sala d'attesa
to-table = Al tavolo

nav-label = Pagine
nav-learn = Impara
nav-rules = Regole
nav-settings = Impostazioni

## Errori del server

error-offline = Il server non è raggiungibile in questo momento. La pagina continua a provare.
error-busy = Il server è occupato. Riprova fra un attimo.
error-bad-message = Il server non ha capito.
error-no-session = Questo dispositivo non è ancora conosciuto. Riprova.
error-not-allowed = Non puoi farlo tu.
error-not-found = Questo tavolo non esiste o non è aperto per te.
error-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo e scegli ancora.
error-not-asked = In questo momento non devi rispondere a nulla.
error-not-now = Adesso non si può fare.
error-too-large = È troppo lungo.
error-too-many = Un po' troppo in fretta. Aspetta un attimo.
error-illegal = Le regole non lo permettono.
error-protocol = La pagina è più vecchia del server. Viene ricaricata.

## Impostazioni

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Colori
theme-auto = Come il dispositivo
theme-light = Chiari
theme-dark = Scuri
settings-names = Traduci i nomi delle tessere dove esiste una traduzione
settings-sound = Suoni discreti: il mio turno, offerta superata, pezzi piazzati, tessere vinte, nuova stagione
settings-notices = Una notifica del browser quando tocca a me e sto guardando altrove
settings-motion = Mostra i pezzi in movimento
settings-keys = Tasti di una sola lettera (C, P, U, R)
settings-text = Mostra il tavolo come testo
account-title = Account
account-about = Non è obbligatorio. Con un account ritrovi i tuoi tavoli su ogni dispositivo.
account-name = Nome
account-password = Password
account-bring = Porta nell'account i tavoli di questo dispositivo
account-sign-in = Accedi
account-sign-up = Crea un account
account-sign-out = Esci
account-signed-in = Accesso effettuato come { $name }.

## Sala d'attesa

lobby-title = Un villaggio lungo quattro stagioni
lobby-about = Dopo quattro stagioni vince il villaggio con più punti. Fai offerte con i tuoi lavoratori, mandali a produrre e guarda crescere il tuo villaggio. Da due a sei giocatori, persone o bot; nessun account necessario.
quick-players = Giocatori
quick-level = Bot
quick-play = Gioca subito
lobby-learn = Impara in dieci minuti
lobby-create = Crea un tavolo
lobby-mine = I miei tavoli
lobby-your-turn = { $count ->
    [one] tocca a te: { $count } tavolo
   *[other] tocca a te: { $count } tavoli
}
lobby-open = Tavoli che aspettano giocatori
lobby-open-none = Per ora nessuno. Creane uno e invita gli amici, oppure gioca subito contro i bot.
lobby-playing = Partite in corso
lobby-more = Altri
lobby-import = Apri una partita salvata
lobby-position = Apri una posizione
bot-level = { $level ->
    [1] Livello 1: un girovago
    [2] Livello 2: un principiante
    [3] Livello 3: un giocatore solido
    [4] Livello 4: un giocatore forte
    [5] Livello 5: il più forte
    [6] Livello 6: lo stesso, con molto tempo per pensare
   *[other] Livello { $level }
}
bot-name = Bot { $number }
table-unnamed = Un tavolo
table-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
table-open-seats = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
table-over = finito
table-look = Guarda
table-go-on = Gioca
table-join = Partecipa
table-watch = Assisti
import-about = La registrazione di una partita diventa un tavolo da guardare mossa per mossa.
import-text = La registrazione
position-about = Un documento di posizione descrive un momento qualsiasi di una partita. Ciò che non vi è scritto ha il valore predefinito.
position-text = La posizione (JSON)
position-note = Una posizione. Puoi provare delle mosse; non viene salvato nulla.
position-not-json = Questo non è JSON.

## Creare un tavolo

create-seats = Posti
create-seats-about = Se occupi due posti si gioca sullo stesso dispositivo. Il posto di una persona precisa ha un link proprio. Un posto libero può essere preso da chiunque possa entrare.
create-name = Nome del tavolo
create-random = Mescola i posti all'inizio
seat-kind-me = Io
seat-kind-person = Una persona, con un link
seat-kind-open = Posto libero
seat-kind-bot = Bot
create-game = Gioco
create-table = Tavolo
create-listed = Mostralo nella sala d'attesa.
create-listed-about = Altrimenti lo trova solo chi ha un link.
create-spectators = Altri possono assistere. Non vedono mai i segreti.
create-clock = Orologio
clock-none = Senza orologio
clock-live = Dal vivo: una riserva di tempo e un incremento
clock-days = Giorni per ogni mossa
clock-bank = Minuti di riserva
clock-increment = Secondi aggiunti a ogni mossa
clock-hours = Ore per ogni mossa
clock-quiet = Silenzio di notte
clock-from = dalle
clock-to = alle
create-pace = Ritmo dei bot
pace-none = Immediato
pace-fast = Veloce
pace-normal = Facile da seguire
pace-slow = Lento
create-go = Crea

## Prima dell'inizio

seat-open = libero
seat-number = Posto { $number }
seat-mine = il tuo posto
seat-free = libero per chiunque
seat-reserved = per chi ha il link
seat-away = assente
seat-take = Siediti qui
seat-leave = Alzati
seat-link = Link a questo posto
seat-new-link = Crea un link
invite-about = Chi ha questo link può assistere e prendere un posto libero:
invite-link = Invito
start-fill = Bot nei posti vuoti
start-now = Comincia adesso
table-close = Chiudi il tavolo
waiting-for-start = La partita comincia quando tutti i posti sono presi o quando chi ospita la avvia.
table-missing = Questo tavolo non esiste
table-missing-about = Non esiste o non è aperto per te. Chiedi il link a chi ospita.
link-copied = Copiato.
link-copy-by-hand = Copia il link a mano.

## Il tavolo

seats-title = Giocatori in ordine, dal giocatore iniziale
waited-for = (il tavolo aspetta questo giocatore)
passes = Hanno passato di fila: { $count } su { $players }
link-lost = Riconnessione…
action-title = Che cosa fare
auction-title = Asta
boats-title = Barche
others-title = Gli altri giocatori
side-title = Giocatori, diario e chat
village-title = Villaggio
village-of = Villaggio di { $name }
my-village = Il mio villaggio
whose-village = Di chi è il villaggio
look-closer = Guarda
face-down = Coperte: { $list }
seat-facts = Tessere: { $tiles }, migliorate: { $upgraded }, in testa su: { $leads }
views-title = Viste
tab-auction = Asta
tab-village = Villaggio
tab-others = Altri
tab-log = Diario
log-title = Diario
log-or-chat = Diario o chat
since-last-time = Novità dall'ultima volta
chat-title = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-line = Di' qualcosa
chat-send = Invia
zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
zoom-fit = Mostra tutto

menu-supplies = Sacchetto e riserve
menu-text = Il tavolo come testo
menu-about = Informazioni sul tavolo
menu-replay = Rivedi
supply-bag = { $count ->
    [one] { $count } lavoratore nel sacchetto.
   *[other] { $count } lavoratori nel sacchetto.
}
supply-of = { $piece ->
    [green] Lavoratori verdi: { $count }
    [gold] Oro: { $count }
    [iron] Ferro: { $count }
    [stone] Pietra: { $count }
    [wood] Legno: { $count }
    [cabins] Capanne: { $count }
    [contracts] Contratti coperti: { $count }
   *[skills] Abilità coperte: { $count }
}
contracts-open = Contratti scoperti
extensions-left = { $count ->
    [one] { $count } estensione rimasta
   *[other] { $count } estensioni rimaste
}
watch-link = Link per assistere
position-link = Link a questa posizione
seed-title = Prova del mescolamento
seed-about = Questo codice è stato fissato prima della partita. Alla fine si mostra il seme, e chiunque può verificare che nulla sia stato cambiato.
rewind-title = Tornare indietro insieme
rewind-about = Oltre le tue ultime mosse si torna indietro solo se tutti sono d'accordo.
rewind-to = Dopo { $n } ({ $name })
note-rules-changed = Le regole del programma sono cambiate da quando è iniziata questa partita. Si continua dal suo ultimo stato.

screen-title = Dietro il tuo schermo
screen-workers = Lavoratori
screen-skills = Abilità
screen-goods = Risorse nel tuo villaggio
screen-contracts = Contratti
screen-winter = Tessere Inverno
show-pieces = Mostra pezzi
losing-bid = { $count ->
    [one] { $count } lavoratore in un'offerta perdente sulla tessera { $tile }
   *[other] { $count } lavoratori in un'offerta perdente sulla tessera { $tile }
}

## La scheda di una tessera

explain = Informazioni sulla tessera { $tile }
price-bid = { $count ->
    [one] Per essere in testa: un gruppo di almeno { $count } lavoratore.
   *[other] Per essere in testa: un gruppo di almeno { $count } lavoratori.
}
price-use = { $count ->
    [one] Prossimo uso: almeno { $count } lavoratore.
   *[other] Prossimo uso: almeno { $count } lavoratori.
}
card-bid = Offri
card-use = Usa
card-boat = Prendila
card-upgrade = Migliora
card-copy = Esegui il suo effetto
card-put = Metti qui
card-workers = Lavoratori presenti:
card-goods = Risorse presenti:
card-cargo = Carico:
card-colour = { $colour ->
    [blue] Il suo colore in questa stagione è il blu.
    [red] Il suo colore in questa stagione è il rosso.
    [yellow] Il suo colore in questa stagione è il giallo.
   *[green] Il suo colore in questa stagione è il verde.
}
card-worth = { $points ->
    [one] Al momento ti darebbe { $points } punto.
   *[other] Al momento ti darebbe { $points } punti.
}
why-no-bid = Non puoi offrire:
why-no-use = Non puoi usarla:

## Il tavolo in parole

text-title = { $season ->
    [spring] Il tavolo in primavera
    [summer] Il tavolo in estate
    [autumn] Il tavolo in autunno
   *[winter] Il tavolo in inverno
}
text-choices = Che cosa puoi fare
text-supply = Riserva: { $list }.
text-leads = { $name } è in testa con { $list }.
text-bids = { $name } ha un'offerta perdente di { $list }.
text-no-bid = Nessuna offerta.
text-on-tile = Lavoratori presenti: { $list }.
text-goods = Risorse: { $list }.
text-haunted = Qui c'è il fantasma: nessuno può offrire per questa tessera né usarla.
text-taken = Presa da { $name }.
text-cargo = Carico: { $list }.
text-screen = Dietro lo schermo: { $list }.
text-winter = Tessere Inverno: { $list }.
text-at = In { $at }:

## Che cosa viene chiesto

ask-turn = { $season ->
    [winter] Tocca a te: offri per una tessera, usane una di un villaggio oppure passa.
   *[other] Tocca a te: offri per una tessera, usane una oppure passa.
}
ask-mix = Quali lavoratori vanno sulla tessera { $tile }?
ask-pay = Con che cosa paghi la tessera { $tile }?
ask-choose = Che cosa prendi dalla tessera { $tile }?
ask-transport = { $points ->
    [one] Sposta risorse: resta { $points } passo.
   *[other] Sposta risorse: restano { $points } passi.
}
ask-upgrade = { $points ->
    [one] Migliora: resta { $points } punto.
   *[other] Migliora: restano { $points } punti.
}
ask-boat = Scegli una barca.
ask-winter = Quali delle tue tessere Inverno vanno all'asta? Almeno una.
ask-build = Aggiungi le nuove tessere al tuo villaggio.
ask-contract = Quale contratto prendi?
ask-replace = Quale barca prende il posto della barca Sea Bastion II?
ask-put = { $resource ->
    [gold] Dove metti l'oro?
    [iron] Dove metti il ferro?
    [stone] Dove metti la pietra?
   *[wood] Dove metti il legno?
}
ask-copy = Quale effetto esegue la tessera { $tile }?

wait-turn = È il turno di { $name }.
wait-mix = { $name } sceglie i lavoratori.
wait-pay = { $name } sceglie con che cosa pagare.
wait-choose = { $name } fa una scelta.
wait-transport = { $name } sposta risorse.
wait-upgrade = { $name } migliora.
wait-boat = { $name } sceglie una barca.
wait-winter = { $name } sceglie le tessere Inverno.
wait-build = { $name } costruisce.
wait-contract = { $name } sceglie un contratto.
wait-replace = { $name } sceglie una barca.
wait-put = { $name } sistema le risorse.
wait-copy = { $name } sceglie un effetto.
wait-many = Si aspettano: { $list }.

answers = Risposte
draft-colour = Colore
draft-count = Da dietro lo schermo: { $list }
draft-group = + { $count } dalla tessera { $tile }
preview-news = Vedrai il risultato dopo aver giocato la mossa.
choice-gone = La situazione al tavolo è cambiata: la scelta che stavi facendo non è più possibile.
pass-more = Passa più a lungo
pass-until-disturbed = Passa finché la mia offerta non viene superata o qualcuno non usa una mia tessera
pass-season = Passa per il resto della stagione
programme-stop = Smetti di passare per me
move-what = Tocca una risorsa, poi dove deve andare.
move-where = Dove va la risorsa ({ $piece }) che si trova sulla tessera { $tile }?
move-good = Sposta { $piece } dalla tessera { $tile }
move-here = { $count ->
    [one] Sulla tessera { $tile }, { $count } passo
   *[other] Sulla tessera { $tile }, { $count } passi
}
transport-done = Fine degli spostamenti
upgrade-none = Con ciò che si trova lì non si può migliorare niente.
upgrade-pay = Con che cosa si paga
upgrade-done = Fine dei miglioramenti
build-turn = Gira
build-where = Tocca un posto illuminato.
place-fits = Posto { $at }: qui la tessera combacia
place-not = Posto { $at }: qui la tessera non combacia
place-no-fit = La tessera { $tile } non combacia lì, comunque sia girata: i bordi che si toccano devono essere uguali.

do-pass = Passa
do-stop = Fatto
do-wait = Scegli la barca più tardi
do-bid = Offri per la tessera { $tile }: { $list }
do-use = Usa la tessera { $tile }: { $list }
do-place = { $list }
do-pay = Paga { $list }
do-pay-group = Rinuncia all'offerta perdente per la tessera { $tile }
do-take = { $list }
do-move = Sposta { $piece } dalla tessera { $from } alla tessera { $to }
do-upgrade = Migliora la tessera { $tile } pagando { $list }
do-extend = Metti un'{ $extension } sulla tessera { $tile }, pagando { $list }
do-boat = { $boat }
do-replace = { $boat }
do-offer = Metti all'asta { $list }
do-build = { $tile } in { $at }, rotazione { $turn }
do-contract = { contract-needs }
do-contract-draw = Pescane uno coperto
do-swap = Scambia con { $piece } ({ $contract })
do-haunt = Manda il fantasma sulla tessera { $tile }
do-put = Sulla tessera { $tile }
do-copy = { $tile }
do-show = Mostra: { $piece }

choice-contract = un contratto
choice-skills = un'abilità

## Persone e tempo

hot-seat-title = Passa il dispositivo a { $name }
hot-seat-about = Nessun altro dovrebbe guardare.
hot-seat-ready = Eccomi
proposal = { $name } chiede a tutti di tornare indietro.
out-of-time = Tempo scaduto: { $name }.
vote-bot = Fai continuare un bot
bot-plays-for-you = Un bot gioca al posto tuo.
come-back = Sono di nuovo qui
entry-propose = { $name } chiede di tornare indietro.
entry-consent = { $name } accetta di tornare indietro.
entry-refuse = { $name } non vuole tornare indietro.
entry-rewind = La partita torna indietro, con il consenso di tutti.
entry-timeout = Tempo scaduto: { $name }.
entry-vote = { $name } farebbe continuare un bot al posto di { $other }.
entry-resign = { $name } abbandona la partita.
entry-return = { $name } è di nuovo qui.
entry-rules = Le regole del programma sono cambiate; la partita continua dal suo ultimo stato.

## La fine e le partite da rivedere

game-over = La partita è finita.
sheet-of = I punti di { $name }
rematch = Gioca ancora
rematch-join = Alla prossima partita
record-download = Scarica la registrazione
replay-first = All'inizio
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-at = { $n } di { $last }
replay-jump = Vai a una mossa
replay-eyes = Con gli occhi di
eyes-mine = me
eyes-none = chi guarda
eyes-all = tutti insieme

## Regole e tasti

help-about = Tutte le regole, nella tua lingua. Il programma controlla ogni regola e ne dice il numero; se qualcosa non si può fare, spiega perché.
help-topics = Argomenti
help-more = Come funziona
help-tiles = Tutte le tessere
rules-search = Cerca nelle regole
rules-whole = Tutto su una pagina
rules-print = Stampa
rules-icons = Legenda delle icone
rules-contracts = Contratti
rules-extensions = Estensioni
rules-found = { $count ->
    [0] Nessun risultato
    [one] { $count } brano trovato
   *[other] { $count } brani trovati
}
help-keys-title = Tasti
key-tab = Tab
key-tab-about = Passa da una cosa all'altra; tessere, risorse e posti sono tutti raggiungibili.
key-enter = Invio
key-enter-about = Apri o scegli ciò che è evidenziato.
key-escape = Esc
key-escape-about = Chiudi una scheda o abbandona la scelta che stai facendo.
key-c = C
key-c-about = Conferma.
key-p = P
key-p-about = Scegli di passare.
key-u = U
key-u-about = Ritira la mossa.
key-r = R
key-r-about = Gira la tessera che stai piazzando.
key-numbers = da 1 a 4
key-numbers-about = Cambia vista su uno schermo piccolo.
key-zoom = + − 0
key-zoom-about = In un villaggio: più grande, più piccolo, mostra tutto. Le frecce lo spostano.

## Lezioni

learn-title = Il tuo primo villaggio
learn-about = Sei brevi posizioni, ciascuna con qualcosa da fare. Tocca tutto: ogni tessera si spiega da sé, e il programma dice che cosa è possibile.
learn-after = Poi ne saprai abbastanza per giocare. Il resto si spiega al tavolo.
learn-play = Gioca contro i bot
learn-done = fatto
learn-next = Avanti
learn-other = Anche questa è una mossa permessa. Prova però quello che dice il testo.
learn-bid-title = Le offerte
learn-bid-about = Come si vincono le tessere con i lavoratori.
learn-bid-1 = Tu sei Ada. Ben è in testa sulla tessera { $key-mine } con un lavoratore rosso. Tocca la tessera, scegli Offri e supera la sua offerta: il tuo gruppo deve essere più grande e dello stesso colore.
learn-bid-end = Sei in testa. Se in questa stagione nessuno ti supera, la tessera è tua. I lavoratori in testa restano dove sono; quelli perdenti possono proseguire.
learn-use-title = Usare una tessera
learn-use-about = Come i lavoratori producono risorse.
learn-use-1 = I lavoratori possono anche produrre, perfino su tessere che non sono ancora di nessuno. Usa la tessera { $woodcutter } per ottenere due legni.
learn-use-end = Il legno è ora sulla tua tessera Home. Chi userà la tessera { $woodcutter } dopo di te avrà bisogno di un lavoratore in più. E chi vince la tessera vince anche i lavoratori che ci sono sopra.
learn-losing-title = Offerte perdenti
learn-losing-about = Che cosa succede ai lavoratori superati.
learn-losing-1 = Ben ha superato la tua offerta per la tessera { $gold-mine }. I tuoi due lavoratori gialli non sono persi: si spostano come un solo gruppo. Offri altrove, oppure usa una tessera, e portali con te.
learn-losing-end = Bella mossa. Un gruppo non si divide mai, ma altri possono unirsi.
learn-upgrade-title = Trasporto e miglioramento
learn-upgrade-about = Come si spostano le risorse e si migliorano le tessere.
learn-upgrade-1 = Per migliorare la tua Home servono un legno e una pietra, ed entrambi devono trovarsi lì sopra. La pietra è ancora sulla tessera { $quarryman }. Usa la tua tessera Home.
learn-upgrade-2 = Hai un passo di trasporto. Tocca la pietra, poi la tua Home.
learn-upgrade-3 = Adesso migliora la tua Home.
learn-upgrade-end = La tua Home mostra il lato migliore: cinque punti alla fine e il doppio del trasporto dal prossimo uso.
learn-build-title = Costruire
learn-build-about = Come una tessera entra nel tuo villaggio.
learn-build-1 = Hai vinto la tessera { $stable }. Scegli uno dei posti illuminati, gira la tessera come vuoi e conferma. Strada contro strada, acqua contro acqua, prato contro prato.
learn-build-end = Le strade contano: le risorse viaggiano solo dove due strade si incontrano.
learn-winter-title = L'inverno
learn-winter-about = Quali tessere danno punti alla fine.
learn-winter-1 = Arriva l'inverno. Delle tue tre tessere Inverno ne metti all'asta almeno una, in segreto. La tessera { $scribes } dà 10 punti per ogni set di incudine, piccone e sega: tu ne hai due. Mettila all'asta e, se vuoi, mettine anche altre.
learn-winter-end = Adesso devi vincerla! Nessuno sa di chi fosse, ma anche altri potrebbero volerla. Puoi cominciare a giocare.

# The table: choosing, seasons, hints
card-with = con { $list }
use-idle = Questo uso non porterebbe nulla.
winter-in = Va all’asta
winter-out = Resta a te
winter-touch = Tocca le carte da mettere all’asta.
boat-touch = Tocca la barca che vuoi.
haunt = Manda il fantasma
card-extensions = Ampliamenti rimasti: { $list }
key-nothing-chosen = Non hai ancora scelto nulla.
key-no-pass = Ora non puoi passare.
key-no-undo = Ora non c’è nulla da annullare.
coach = Istruttore
coach-with = Con un istruttore al mio fianco
coach-season = Chi è in testa prende la tessera e paga con i lavoratori dell'offerta. Le offerte perdenti tornano a casa, e così tutti i lavoratori del tuo villaggio, chiunque li abbia mandati.
hint = Suggerimento
hint-asking = Ci penso …
hint-best = l’idea migliore
hint-equal = altrettanto buona
hint-less = circa { $points } punti in meno
running-score = ≈ { $points }
running-score-about = Quanto avrebbe ora ciascuno, per ciò che tutti vedono
seat-offered = { $count ->
    [one] ha messo all’asta { $count } tessera invernale
   *[other] ha messo all’asta { $count } tessere invernali
}
seat-won = Vinte, non ancora piazzate
season-ended = { $season ->
    [spring] La primavera è finita
    [summer] L’estate è finita
    [autumn] L’autunno è finito
   *[other] L’inverno è finito
}
season-begins = { $season ->
    [spring] Comincia la primavera
    [summer] Comincia l’estate
    [autumn] Comincia l’autunno
   *[other] Comincia l’inverno
}
season-home = I lavoratori tornano a casa
season-go-on = Avanti
settings-confirm = Conferma
confirm-always = ogni mossa
confirm-final = solo ciò che non si può annullare
settings-running = Mostra il punteggio del momento
key-no-turn = Ora non hai una tessera da girare.
create-all-promos = Selezionale tutte
hint-why-bid-first = Per la tessera { $tile } non ha ancora offerto nessun altro.
hint-why-bid-outbids = Passi in testa sulla tessera { $tile }, davanti a { $list }.
hint-why-use-own = La tessera { $tile } è tua: a fine stagione i lavoratori tornano da te.
hint-why-use-auction = La tessera { $tile } non è ancora di nessuno: ottieni subito l'effetto, e i lavoratori vanno a chi la vince.
hint-why-use-other = La tessera { $tile } è in un altro villaggio ({ $name }): i lavoratori restano lì, ma l'effetto è tuo.
hint-why-pass = Niente qui vale più dei lavoratori tenuti per la prossima stagione.
hint-why-stop = Quello che resta da fare qui renderebbe meno.
hint-why-boat = Il suo carico ti aiuta di più.
hint-why-build = Lì la tessera sta bene.
hint-why-offer = Ti darebbe punti, se la vinci.
hint-why-upgrade = Il lato migliore resta fino alla fine.
hint-why-lesson = La lezione aspetta questa mossa.
season-boats = Barche
season-last = Barche e ordine di turno
nav-companion = Compagno
companion-title = Compagno per il tavolo di casa
