### De ce nu se poate o mutare. Cheile sunt cele din en/refusal.ftl.

## Ture

refusal-not-your-turn = Încă nu este rândul tău.
refusal-no-such-question = Acesta nu este un răspuns la întrebarea de acum.
refusal-game-over = Jocul s-a încheiat.

## Licitația și așezarea muncitorilor

refusal-tile-not-in-auction = Plăcuța { $tile } nu este la licitație; se licitează numai pentru plăcuțele scoase la licitație.
refusal-group-is-here = Oferta ta pentru plăcuța { $tile } este deja acolo; i se pot alătura numai alte grupuri.
refusal-flat-bid-bound = { $colour ->
    [blue] Oferta ta culcată pentru plăcuța { $tile } este albastră: poate crește numai cu muncitori albaștri și numai cât timp nu e niciun muncitor pe plăcuță.
    [red] Oferta ta culcată pentru plăcuța { $tile } este roșie: poate crește numai cu muncitori roșii și numai cât timp nu e niciun muncitor pe plăcuță.
    [yellow] Oferta ta culcată pentru plăcuța { $tile } este galbenă: poate crește numai cu muncitori galbeni și numai cât timp nu e niciun muncitor pe plăcuță.
   *[green] Oferta ta culcată pentru plăcuța { $tile } este verde: poate crește numai cu muncitori verzi și numai cât timp nu e niciun muncitor pe plăcuță.
}
refusal-bid-too-small = { $have ->
    [one] Oferta ta pentru plăcuța { $tile } ar avea { $have } muncitor; ca să conduci îți trebuie { $need }.
    [few] Oferta ta pentru plăcuța { $tile } ar avea { $have } muncitori; ca să conduci îți trebuie { $need }.
   *[other] Oferta ta pentru plăcuța { $tile } ar avea { $have } de muncitori; ca să conduci îți trebuie { $need }.
}
refusal-wrong-colour = { $needed ->
    [blue] La plăcuța { $tile } se pot așeza numai muncitori albaștri.
    [red] La plăcuța { $tile } se pot așeza numai muncitori roșii.
    [yellow] La plăcuța { $tile } se pot așeza numai muncitori galbeni.
    [green] La plăcuța { $tile } se pot așeza numai muncitori verzi.
   *[any] La plăcuța { $tile } nu se pot așeza muncitori de această culoare.
}
refusal-tile-closed = Nimeni nu poate așeza acum muncitori la plăcuța { $tile }.
refusal-no-worker-of-colour = { $colour ->
    [blue] Plăcuța { $tile } este albastră în acest anotimp, iar în spatele paravanului nu ai niciun muncitor albastru.
    [red] Plăcuța { $tile } este roșie în acest anotimp, iar în spatele paravanului nu ai niciun muncitor roșu.
    [yellow] Plăcuța { $tile } este galbenă în acest anotimp, iar în spatele paravanului nu ai niciun muncitor galben.
   *[green] Plăcuța { $tile } este verde în acest anotimp, iar în spatele paravanului nu ai niciun muncitor verde.
}
refusal-not-enough-workers = { $have ->
    [0] { $colour ->
        [blue] Nu ai muncitori albaștri în spatele paravanului (necesari: { $need }).
        [red] Nu ai muncitori roșii în spatele paravanului (necesari: { $need }).
        [yellow] Nu ai muncitori galbeni în spatele paravanului (necesari: { $need }).
        [green] Nu ai muncitori verzi în spatele paravanului (necesari: { $need }).
       *[any] Nu ai muncitori în spatele paravanului (necesari: { $need }).
    }
   *[other] { $colour ->
        [blue] Muncitori albaștri în spatele paravanului: { $have }; necesari: { $need }.
        [red] Muncitori roșii în spatele paravanului: { $have }; necesari: { $need }.
        [yellow] Muncitori galbeni în spatele paravanului: { $have }; necesari: { $need }.
        [green] Muncitori verzi în spatele paravanului: { $have }; necesari: { $need }.
       *[any] Muncitori în spatele paravanului: { $have }; necesari: { $need }.
    }
}
refusal-no-workers-named = Trebuie așezat cel puțin un muncitor.
refusal-no-bid-there = Nu ai nicio ofertă pentru plăcuța { $tile }.
refusal-group-not-losing = Oferta ta pentru plăcuța { $tile } conduce și trebuie să rămână acolo.
refusal-group-wrong-colour = { $given ->
    [blue] Oferta ta depășită pentru plăcuța { $tile } este albastră și nu se poate alătura muncitorilor de altă culoare.
    [red] Oferta ta depășită pentru plăcuța { $tile } este roșie și nu se poate alătura muncitorilor de altă culoare.
    [yellow] Oferta ta depășită pentru plăcuța { $tile } este galbenă și nu se poate alătura muncitorilor de altă culoare.
   *[green] Oferta ta depășită pentru plăcuța { $tile } este verde și nu se poate alătura muncitorilor de altă culoare.
}
refusal-place-so-many = { $need ->
    [one] Din spatele paravanului trebuie să vină { $need } muncitor, nu { $have }.
    [few] Din spatele paravanului trebuie să vină { $need } muncitori, nu { $have }.
   *[other] Din spatele paravanului trebuie să vină { $need } de muncitori, nu { $have }.
}

## Folosirea plăcuțelor

refusal-tile-not-in-play = Plăcuța { $tile } nu este pe masă.
refusal-no-effect = Plăcuța { $tile } nu are niciun efect de folosit.
refusal-not-in-winter = Iarna, plăcuța { $tile } nu poate fi folosită cât timp este la licitație.
refusal-one-colour = Toți muncitorii folosiți deodată trebuie să aibă aceeași culoare.
refusal-say-any = Pe plăcuța { $tile } poți așeza muncitori de orice culoare: alege-i după ce spui câți.
refusal-tile-full = { $have ->
    [one] Pe plăcuța { $tile } încap cel mult { $limit } muncitori: este deja { $have }, iar cu încă { $more } limita ar fi depășită.
    [few] Pe plăcuța { $tile } încap cel mult { $limit } muncitori: sunt deja { $have }, iar cu încă { $more } limita ar fi depășită.
   *[other] Pe plăcuța { $tile } încap cel mult { $limit } muncitori: sunt deja { $have }, iar cu încă { $more } limita ar fi depășită.
}
refusal-use-too-small = { $need ->
    [one] Următoarea folosire a plăcuței { $tile } cere cel puțin { $need } muncitor, nu { $have }.
    [few] Următoarea folosire a plăcuței { $tile } cere cel puțin { $need } muncitori, nu { $have }.
   *[other] Următoarea folosire a plăcuței { $tile } cere cel puțin { $need } de muncitori, nu { $have }.
}
refusal-no-skill-to-pay = Nu ai aptitudinea pe care o cere plăcuța { $tile }.
refusal-no-village-to-copy = La licitație plăcuța { $tile } nu are un sat ale cărui plăcuțe să le imite.
refusal-nothing-to-copy = Nu există aici nicio plăcuță al cărei efect să îl poată face plăcuța { $tile }.
refusal-no-copy-payable = Nu poți plăti niciunul dintre efectele pe care le-ar putea face plăcuța { $tile }.
refusal-cannot-copy = Plăcuța { $by } nu poate face ce face plăcuța { $tile }.
refusal-put-other-first = { $resource ->
    [gold] Pune întâi aurul.
    [iron] Pune întâi fierul.
    [stone] Pune întâi piatra.
   *[wood] Pune întâi lemnul.
}
refusal-cannot-pay-workers = { $count ->
    [one] Plăcuța { $tile } cere { $count } muncitor de orice culoare, din spatele paravanului sau ca ofertă depășită întreagă, și nimic mai mult.
    [few] Plăcuța { $tile } cere { $count } muncitori de orice culoare, din spatele paravanului sau ca oferte depășite întregi, și nimic mai mult.
   *[other] Plăcuța { $tile } cere { $count } de muncitori de orice culoare, din spatele paravanului sau ca oferte depășite întregi, și nimic mai mult.
}
refusal-no-worker-to-pay = { $colour ->
    [blue] Plăcuța { $tile } mai cere ca preț un muncitor albastru și nu ți-ar mai rămâne niciunul.
    [red] Plăcuța { $tile } mai cere ca preț un muncitor roșu și nu ți-ar mai rămâne niciunul.
    [yellow] Plăcuța { $tile } mai cere ca preț un muncitor galben și nu ți-ar mai rămâne niciunul.
    [green] Plăcuța { $tile } mai cere ca preț un muncitor verde și nu ți-ar mai rămâne niciunul.
   *[any] Plăcuța { $tile } mai cere ca preț un muncitor și nu ți-ar mai rămâne niciunul.
}
refusal-cannot-pay-with = { $price ->
    [skill] Pentru plăcuța { $tile } poți plăti numai cu o aptitudine pe care o ai.
   *[worker] Pentru plăcuța { $tile } poți plăti numai cu un muncitor pe care îl ai.
}
refusal-not-on-offer = Plăcuța { $tile } nu oferă asta acum.

## Transport și dezvoltări

refusal-not-your-village = Plăcuța { $tile } nu este în satul tău.
refusal-goods-missing = { $resource ->
    [gold] Pe plăcuța { $from } nu este aur.
    [iron] Pe plăcuța { $from } nu este fier.
    [stone] Pe plăcuța { $from } nu este piatră.
   *[wood] Pe plăcuța { $from } nu este lemn.
}
refusal-no-road = Niciun drum nu leagă plăcuțele { $from } și { $to }.
refusal-too-far = { $steps ->
    [one] De la plăcuța { $from } la plăcuța { $to } este { $steps } pas, iar tu mai ai { $points }.
    [few] De la plăcuța { $from } la plăcuța { $to } sunt { $steps } pași, iar tu mai ai { $points }.
   *[other] De la plăcuța { $from } la plăcuța { $to } sunt { $steps } de pași, iar tu mai ai { $points }.
}
refusal-never-upgraded = Plăcuța { $tile } nu are o parte mai bună.
refusal-already-upgraded = Plăcuța { $tile } este deja dezvoltată.
refusal-cannot-pay-upgrade = Așa nu poți plăti pentru plăcuța { $tile }: resursele trebuie să fie pe ea, iar aptitudinile în spatele paravanului.

## Sfârșitul anotimpului

refusal-no-such-boat = Barca { $tile } nu este în acest joc.
refusal-boat-taken = Barca { $tile } este deja luată.
refusal-must-take-now = Este ultima ta plăcuță de ordine: acum trebuie să iei o barcă.
refusal-offer-at-least-one = Pune la licitație cel puțin o plăcuță de iarnă.
refusal-not-your-winter-tile = Plăcuța { $tile } nu este printre plăcuțele tale de iarnă.
refusal-not-yours-to-place = Acum nu poți așeza plăcuța { $tile }.
refusal-occupied = Plăcuța { $tile } nu poate sta acolo: locul este ocupat.
refusal-not-adjacent = Plăcuța { $tile } trebuie să stea lângă o plăcuță din satul tău.
refusal-edges-do-not-match = { $shown ->
    [road] { $wanted ->
        [water] Rotită așa, plăcuța { $tile } ar pune un drum lângă apă.
       *[grass] Rotită așa, plăcuța { $tile } ar pune un drum lângă câmp.
    }
    [water] { $wanted ->
        [road] Rotită așa, plăcuța { $tile } ar pune apă lângă drum.
       *[grass] Rotită așa, plăcuța { $tile } ar pune apă lângă câmp.
    }
   *[grass] { $wanted ->
        [road] Rotită așa, plăcuța { $tile } ar pune câmp lângă drum.
       *[water] Rotită așa, plăcuța { $tile } ar pune câmp lângă apă.
    }
}

## The Merchants

refusal-contract-not-open = Acest contract nu este la vedere.
refusal-no-contracts-left = Nu mai sunt contracte cu fața în jos.
refusal-swap-not-now = Contractele se schimbă numai la rândul tău.
refusal-contract-not-yours = Nu ai acest contract.
refusal-piece-not-named = Contractul nu numește exact această piesă.
refusal-piece-not-there = Această piesă nu este disponibilă acum.
refusal-never-extended = Plăcuța { $tile } nu poate fi extinsă.
refusal-not-upgraded-yet = Plăcuța { $tile } trebuie dezvoltată înainte de a fi extinsă.
refusal-already-extended = Plăcuța { $tile } are deja o extindere.
refusal-extension-gone = Această extindere a fost luată.
refusal-extension-wrong-colour = { $needed ->
    [blue] Muncitorii de pe plăcuța { $tile } sunt albaștri, deci și extinderea trebuie să fie albastră.
    [red] Muncitorii de pe plăcuța { $tile } sunt roșii, deci și extinderea trebuie să fie roșie.
    [yellow] Muncitorii de pe plăcuța { $tile } sunt galbeni, deci și extinderea trebuie să fie galbenă.
   *[green] Muncitorii de pe plăcuța { $tile } sunt verzi, deci și extinderea trebuie să fie verde.
}
refusal-cannot-pay-extension = Așa nu poți plăti această extindere: resursele trebuie să fie pe plăcuța { $tile }, aptitudinile și muncitorii vin din spatele paravanului sau renunți la o întreagă ofertă depășită de culoarea potrivită.
refusal-not-a-boat = Plăcuța { $tile } nu este o barcă.
refusal-boat-in-use = Barca { $tile } a fost deja în acest joc.

## Joc deschis

refusal-nothing-hidden = Nu ai ascunsă nicio astfel de piesă pe care să o arăți.

## Key Celeste

refusal-no-ghost = Nu ai fantoma.
refusal-ghost-used = Fantoma stă pe plăcuța { $tile } până la sfârșitul anotimpului.
refusal-not-on-key-celeste = Fantoma nu poate bântui plăcuța { $tile }.
refusal-no-leading-bid = Nimeni nu conduce la plăcuța { $tile }.
refusal-own-leading-bid = La plăcuța { $tile } conduci chiar tu.

## Masa și oamenii ei

refusal-not-your-seat = Acest loc nu este al tău.
refusal-not-running = Jocul nu este în desfășurare.
refusal-bot-plays = Aici joacă un bot. Mai întâi revino la locul tău.
refusal-proposal-open = Există deja o cerere de întoarcere.
refusal-no-such-way-back = Jocul nu se poate întoarce în acel punct.
refusal-proposal-gone = Această cerere nu mai este deschisă.
refusal-answered = Ai răspuns deja.
refusal-no-vote = Nu este niciun vot privind acest loc.
refusal-no-bot = Niciun bot nu joacă pe acest loc.
refusal-chat-full = Discuția acestei mese este plină.
refusal-unknown-zone = Acest fus orar nu este cunoscut.
refusal-bad-options = Aceste opțiuni nu se potrivesc între ele.
refusal-not-understood = Jocul nu poate citi această mutare.
refusal-bad-position = Aceasta nu este o poziție care se poate juca.
refusal-bad-record = Aceasta nu este o înregistrare care se poate reda.
refusal-foreign-origin = Această pagină nu are voie să facă asta.
refusal-no-such-device = Nu ai un astfel de dispozitiv.
refusal-too-much-work = Este prea mult de calculat.
refusal-no-such-entry = Jocul nu are un astfel de moment.
refusal-not-over = Va fi disponibil după sfârșitul jocului.
refusal-tables-full = Ai prea multe mese deschise. Șterge una în sala de așteptare sau du un joc până la capăt.
refusal-server-full = Acest server nu mai primește mese.
refusal-host-only = Numai gazda poate face asta.
refusal-no-link = Acest loc nu are link.
refusal-seat-taken = Acest loc nu mai este liber.
refusal-begun = Jocul a început.
refusal-sits-already = Ocupi deja acest loc.
refusal-cannot-stand = Acest loc nu poate fi părăsit acum.
refusal-bad-name = Un nume trebuie să conțină litere.
refusal-wrong-password = Numele sau parola sunt greșite.
refusal-sign-in-first = Întâi intră în cont.
refusal-name-taken = Acest nume este ocupat.
refusal-after-news = Ce urmează nu se poate prevedea: joacă întâi mutarea.
refusal-turn-over = Tura se încheie înainte de această mutare.
refusal-undo-too-far = { $most ->
    [one] Fără acordul altora poți anula numai { $most } mutare; mai departe e nevoie de acordul tuturor.
    [few] Fără acordul altora poți anula numai { $most } mutări; mai departe e nevoie de acordul tuturor.
   *[other] Fără acordul altora poți anula numai { $most } de mutări; mai departe e nevoie de acordul tuturor.
}
refusal-bad-path = Nu există o astfel de adresă.
refusal-bots-busy = Boții sunt ocupați; încearcă din nou peste o clipă.
refusal-invitations-full = La această masă s-au dat deja toate invitațiile.
refusal-link-used = Acest link a fost deja folosit; cere unul nou.
refusal-no-hints = Nu există indicii acolo unde joacă și alți oameni.
refusal-no-spectators = Această masă nu primește spectatori.
refusal-others-played = Aici au jucat și alții, deci nu se poate șterge; arhiveaz-o.
refusal-resigned = Cine a renunțat nu se mai întoarce în joc.

# The companion
refusal-no-room = Nu există o cameră cu acest cod sau s-a încheiat.
refusal-room-full = Camera este plină.
refusal-too-many-rooms = Sunt prea multe camere acum. Încearcă mai târziu.
refusal-no-such-tile = Nu există plăcuța { $tile }.
refusal-box-too-small = { $season ->
    [home] Prea puține plăcuțe-casă: sunt { $have }, trebuie { $need }.
    [boat] Lipsește o barcă de care este nevoie în acest joc.
    [spring] Prea puține plăcuțe de primăvară: sunt { $have }, trebuie { $need }.
    [summer] Prea puține plăcuțe de vară: sunt { $have }, trebuie { $need }.
    [autumn] Prea puține plăcuțe de toamnă: sunt { $have }, trebuie { $need }.
   *[other] Prea puține plăcuțe de iarnă: sunt { $have }, trebuie { $need }.
}
refusal-box-needs = Un astfel de joc nu se poate juca fără plăcuța { $tile }.
refusal-no-such-seat = Nu există un astfel de loc la masă.
refusal-room-too-large = Este mai mult decât încape într-o cameră.

# A score pad or a position that cannot be
refusal-too-many-pieces = { $piece ->
    [blue] Sunt notați mai mulți muncitori albaștri decât are cutia.
    [red] Sunt notați mai mulți muncitori roșii decât are cutia.
    [yellow] Sunt notați mai mulți muncitori galbeni decât are cutia.
    [green] Sunt notați mai mulți muncitori verzi decât are cutia.
    [gold] Este notat mai mult aur decât are cutia.
    [iron] Este notat mai mult fier decât are cutia.
    [stone] Este notată mai multă piatră decât are cutia.
    [wood] Este notat mai mult lemn decât are cutia.
    [anvil] Sunt notate mai multe nicovale decât are cutia.
    [pick] Sunt notate mai multe târnăcoape decât are cutia.
    [saw] Sunt notate mai multe fierăstraie decât are cutia.
   *[cabins] Sunt notate mai multe cabane decât are cutia.
}
refusal-tile-not-in-game = Plăcuța { $tile } nu face parte din jocul ales.
refusal-tile-twice = Plăcuța { $tile } există o singură dată în cutie și se află deja în altă parte.
refusal-other-side = Plăcuța { $tile } este cealaltă parte a plăcuței { $other }: doar una dintre ele poate fi în joc.
refusal-one-home = Un sat are o singură plăcuță-casă.
refusal-home-lies-still = Plăcuța-casă stă în mijloc și nu se rotește.
refusal-too-far-away = Plăcuța { $tile } este prea departe de plăcuța-casă.
refusal-touches-nothing = Plăcuța { $tile } trebuie să atingă o plăcuță aflată deja în sat.
refusal-does-not-fit = Plăcuța { $tile } nu se potrivește acolo: toate laturile care se ating trebuie să corespundă.
refusal-fits-nowhere = Plăcuța { $tile } nu se potrivește nicăieri în acest sat.
refusal-no-such-contract = Nu există un astfel de contract.
refusal-contract-twice = Un contract este notat de două ori; fiecare există o singură dată în cutie.
refusal-no-such-extension = Nu există o astfel de extindere.
refusal-cabins-on-home = Cabanele stau numai pe plăcuța-casă.
refusal-boat-replaced = Barca { $tile } iese din joc înainte de iarnă și nu se află în niciun sat.
refusal-boat-order = În ordinea alegerii bărcilor, fiecare jucător apare o singură dată.
refusal-out-of-range = Aici este posibil doar un număr de la { $least } la { $most }.
refusal-not-in-this-game = Este notat ceva ce nu există în acest joc.
refusal-wrong-shape = Ce este scris aici nu poate fi citit.
refusal-too-many-seats = Sunt notate mai multe sate decât jucători.
