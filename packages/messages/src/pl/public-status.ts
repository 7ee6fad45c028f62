import type { publicStatusTexts } from '../en/public-status.ts';

export const publicStatusTextsInPolish: Record<keyof typeof publicStatusTexts, string> = {
  'public.receipt.reference': 'Numer zgłoszenia',
  'public.receipt.copy': 'Kopiuj link',
  'public.receipt.link': 'Link do tego zgłoszenia',
  'public.receipt.qr': 'Zeskanuj kod, aby otworzyć zgłoszenie. Kto go ma, może zrobić to samo.',
  'public.receipt.keep': 'Zapisz ten link, aby wrócić do zgłoszenia. Nie przekazuj go nikomu.',
  'public.receipt.print': 'Drukuj',
  'public.receipt.copied': 'Link skopiowany',
  'public.receipt.marked': 'Zaznaczono: skopiuj klawiaturą lub z menu',
  'public.receipt.to': 'Dostawa do',
  'public.receipt.for': 'Dla',
  'public.receipt.masked': 'Częściowo ukryte na wypadek, gdyby stronę zobaczył ktoś inny.',
  'public.receipt.sent': 'Wysłano',
  'public.receipt.show': 'Pokaż moje dane',
  'public.receipt.shown': 'Widoczne teraz, aby można było sprawdzić lub wydrukować.',
  'public.receipt.hide': 'Ukryj',
  'public.receipt.giving': 'Zasady przydziału',
  'public.receipt.emailed':
    '{state, select, sent {Wysłaliśmy to e-mailem na adres {address}} other {Wysyłamy to e-mailem na adres {address}}}',
  'public.receipt.not_emailed':
    'Nie udało się wysłać e-maila na adres {address}. {change, select, yes {Sprawdź adres.} other {Jeśli adres jest błędny, prosimy o wiadomość: dane kontaktowe są poniżej.}}',
  'public.receipt.put_email_right': 'Popraw',
  'public.receipt.no_email': 'Nie podano adresu e-mail. Zapisz lub wydrukuj tę stronę, aby móc do niej wrócić.',
  'public.mail_link.open': 'Wyślij mi e-mailem link do tej strony',
  'public.mail_link.known': 'Wyślemy go na adres {address}.',
  'public.mail_link.hint': 'Użyjemy go tylko do tego jednego e-maila.',
  'public.mail_link.send': 'Wyślij link',
  'public.mail_link.sent': 'Link jest w drodze. Może to potrwać kilka minut.',
  'public.mail_link.limited':
    'Link był dziś wysyłany już kilka razy, więc nie wysłaliśmy go ponownie. Skopiuj go albo spróbuj jutro.',
  'public.status.title': 'Zgłoszenie {reference}',
  'public.status.confirm_until': 'Link działa do: {when}.',
  'public.status.reason': 'Powód: {reason}',
  'public.status.ask_again': 'Wyślij nowe zgłoszenie, dopóki oferta jest otwarta',
  'public.status.too_late.withdrawal':
    'Jest za późno, aby anulować tutaj: od otwarcia strony zgłoszenie przeszło dalej. Nic się nie zmieniło.',
  'public.status.too_late.correction':
    'Jest za późno, aby to tutaj zmienić: od otwarcia strony zgłoszenie przeszło dalej. Nic się nie zmieniło.',
  'public.status.changed':
    '{what, select, address {Zmieniono adres.} items {Zmieniono rzeczy.} name {Zmieniono imię i nazwisko.} email {Zmieniono adres e-mail.} phone {Zmieniono numer telefonu.} other {Zmieniono odpowiedź.}} {shown, select, yes {Sprawdź, czy wszystko się zgadza.} other {Naciśnij „Pokaż moje dane”, aby sprawdzić, czy wszystko się zgadza.}}',
  'public.standing.unconfirmed': 'Jeszcze jeden krok: otwórz link z e-maila',
  'public.standing.unconfirmed_next':
    'Otwórz link, który wysyłamy na adres {address}, i naciśnij tam przycisk. Do tego czasu nic nie jest zarezerwowane.',
  'public.standing.held': 'Sprawdzamy zgłoszenie',
  'public.standing.held_next':
    'Odłożyliśmy to dla Państwa i sprawdzimy zgłoszenie {reach, select, collected {przed odbiorem} other {przed wysyłką}}. Nie trzeba nic robić.',
  'public.standing.held_review': 'Sprawdzamy zgłoszenie',
  'public.standing.held_review_next':
    'Decyzję podejmuje zespół; do tego czasu odłożyliśmy to dla Państwa. Nie trzeba nic robić.',
  'public.standing.held_drawn': 'Państwa los został wylosowany. Sprawdzamy zgłoszenie',
  'public.standing.held_drawn_next':
    'Losowanie odbyło się: {drawn}. Odłożyliśmy to dla Państwa i sprawdzamy zgłoszenie {reach, select, collected {przed odbiorem} other {przed wysyłką}}.',
  'public.standing.held_unreserved': 'Sprawdzamy zgłoszenie',
  'public.standing.held_unreserved_next':
    'Sprawdzimy zgłoszenie {reach, select, collected {przed odbiorem} other {przed wysyłką}}. Do tego czasu nic nie jest zarezerwowane. Nie trzeba nic robić.',
  'public.standing.accepted': 'Zgłoszenie przyjęte',
  'public.standing.accepted_next':
    'Odłożyliśmy to dla Państwa gospodarstwa.{by, select, none { Wkrótce spakujemy.} other { Dostawa najpóźniej: {by}.}}',
  'public.standing.accepted_turn': 'Państwa kolej',
  'public.standing.accepted_turn_next':
    'Zgłoszenie jest przyjęte, odłożyliśmy to dla Państwa gospodarstwa.{by, select, none { Wkrótce spakujemy.} other { Dostawa najpóźniej: {by}.}}',
  'public.standing.accepted_drawn': 'Państwa los został wylosowany',
  'public.standing.accepted_drawn_next':
    'Losowanie odbyło się: {drawn}. Zgłoszenie jest przyjęte.{by, select, none { Wkrótce spakujemy.} other { Dostawa najpóźniej: {by}.}}',
  'public.standing.sent_again': 'Wysyłamy ponownie',
  'public.standing.sent_again_next':
    'Znowu coś dla Państwa odłożyliśmy.{by, select, none { Wkrótce spakujemy.} other { Dostawa najpóźniej: {by}.}}',
  'public.standing.accepted_collected': 'Zgłoszenie przyjęte',
  'public.standing.accepted_collected_next': 'Odłożyliśmy to dla Państwa. Odbiór: {where}, {when}.',
  'public.standing.accepted_ready': 'Gotowe do odbioru',
  'public.standing.accepted_ready_next': 'Czeka na Państwa: {where}. Godziny: {when}.',
  'public.standing.accepted_unplaced': 'Wybierz miejsce odbioru',
  'public.standing.accepted_unplaced_next':
    'Odłożyliśmy to dla Państwa, ale tutaj nie można już odebrać: {where}. Wybierz poniżej inne miejsce albo skontaktuj się z nami.',
  'public.standing.waitlisted': 'Zgłoszenie jest na liście oczekujących',
  'public.standing.waitlisted_place': 'Miejsce na liście oczekujących: {place, number}',
  'public.standing.waitlisted_next':
    'Na razie nic nie zostało. Gdy coś wróci, otrzyma to następne gospodarstwo z listy.',
  'public.standing.waitlisted_not_drawn': 'Państwa los nie został wylosowany',
  'public.standing.waitlisted_not_drawn_next':
    'Losowanie odbyło się: {drawn}. Miejsce na liście oczekujących: {place, number}. Gdy coś wróci, otrzyma to następne gospodarstwo z listy.',
  'public.standing.waitlisted_unchecked': 'Zgłoszenie jest na liście oczekujących',
  'public.standing.waitlisted_unchecked_next':
    'Nadal sprawdzamy zgłoszenie, a miejsce jest zachowane. Jeśli coś wróci, otrzyma to następne sprawdzone gospodarstwo z listy.',
  'public.standing.entered': 'Zgłoszenie bierze udział w losowaniu',
  'public.standing.entered_next': 'Data losowania: {draw}. Każdy los ma taką samą szansę.',
  'public.standing.entered_unchecked': 'Zgłoszenie bierze udział w losowaniu',
  'public.standing.entered_unchecked_next':
    'Data losowania: {draw}. Jeśli Państwa los zostanie wylosowany, sprawdzimy zgłoszenie {reach, select, collected {przed odbiorem} other {przed wysyłką}}.',
  'public.standing.packed': 'Pakujemy paczkę',
  'public.standing.packed_next':
    'Wyjedzie z najbliższą dostawą. Tutaj nie można już anulować ani zmienić. Jeśli coś się nie zgadza, prosimy o kontakt. Dane są poniżej.',
  'public.standing.dispatched': 'Jest w drodze',
  'public.standing.dispatched_next': 'Przekazano do doręczenia.',
  'public.standing.closed': 'Zakończone',
  'public.standing.closed_next': 'Przekazano do doręczenia. Jeśli nie dotarło, prosimy o kontakt. Dane są poniżej.',
  'public.standing.collected': 'Odebrano',
  'public.standing.collected_next':
    'Przekazano: {handed}, {where}. Jeśli nic nie dotarło do Państwa, prosimy o kontakt. Dane są poniżej.',
  'public.standing.closed_undelivered': 'To zgłoszenie jest zamknięte',
  'public.standing.closed_undelivered_next':
    'Nie dotarło do Państwa i nie zostanie wysłane ponownie. W razie pytań prosimy o kontakt. Dane są poniżej.',
  'public.standing.returned': 'Wróciło do nas',
  'public.standing.returned_next':
    '{reason, select, address_wrong {Firma kurierska nie znalazła adresu.} not_collected {Nikt nie odebrał przesyłki.} refused {Odmówiono przyjęcia.} other {Nie udało się doręczyć.}} {again, select, yes {Sprawdź adres, a wyślemy ponownie.} other {Jeśli znają Państwo powód, prosimy o wiadomość: dane kontaktowe są poniżej.}}',
  'public.standing.lost': 'Zaginęło',
  'public.standing.lost_next': 'Przepraszamy. W razie pytań prosimy o kontakt. Dane są poniżej.',
  'public.standing.declined': 'Nie mogliśmy przyjąć zgłoszenia',
  'public.standing.declined_next':
    '{reach, select, collected {Nic nie jest dla Państwa odłożone.} other {Nic nie zostanie wysłane.}} Jeśli to pomyłka, prosimy o kontakt. Dane są poniżej.',
  'public.standing.withdrawn': 'Zgłoszenie anulowano na Państwa prośbę',
  'public.standing.withdrawn_next':
    '{reach, select, collected {Nic nie jest dla Państwa odłożone.} other {Nic nie zostanie wysłane.}}',
  'public.standing.withdrawn_by_staff': 'To zgłoszenie zostało anulowane',
  'public.standing.withdrawn_by_staff_next':
    'Anulowaliśmy je w Twoim imieniu. {reach, select, collected {Nic nie jest dla Państwa odłożone.} other {Nic nie zostanie wysłane.}}',
  'public.standing.lapsed_undecided': 'Zgłoszenie się zakończyło',
  'public.standing.lapsed_undecided_next':
    'Nie zdążyliśmy sprawdzić zgłoszenia. {reach, select, collected {Nic nie jest dla Państwa odłożone.} other {Nic nie zostanie wysłane.}}',
  'public.standing.lapsed_queue': 'Zgłoszenie się zakończyło',
  'public.standing.lapsed_queue_next':
    'Oferta zakończyła się, zanim przyszła Państwa kolej. {reach, select, collected {Nic nie jest dla Państwa odłożone.} other {Nic nie zostanie wysłane.}}',
  'public.standing.lapsed_draw': 'Zgłoszenie się zakończyło',
  'public.standing.lapsed_draw_next':
    'Oferta zakończyła się przed losowaniem. {reach, select, collected {Nic nie jest dla Państwa odłożone.} other {Nic nie zostanie wysłane.}}',
  'public.standing.lapsed_uncollected': 'Nie odebrano',
  'public.standing.lapsed_uncollected_next':
    'Nie jest już dla Państwa przechowywane. W razie pytań prosimy o kontakt. Dane są poniżej.',
  'public.timeline.heading': 'Co się wydarzyło',
  'public.timeline.next': 'Co będzie dalej',
  'public.timeline.mark.done': 'Zrobione:',
  'public.timeline.mark.now': 'Teraz:',
  'public.timeline.mark.next': 'Następnie:',
  'public.shipment.carrier': 'Firma kurierska',
  'public.shipment.number': 'Numer przesyłki',
  'public.shipment.follow': 'Śledź paczkę',
  'public.collect.code': 'Pokaż to przy odbiorze',
  'public.collect.where': 'Miejsce odbioru',
  'public.collect.gone': 'To miejsce nie jest już dostępne.',
  'public.collect.none': 'Nie ma tu kolejnych godzin otwarcia.',
  'public.collect.until': 'Przechowujemy to dla Państwa do: {when}. Potem otrzyma to następne gospodarstwo.',
  'public.collect.calendar': 'Dodaj do kalendarza',
  'public.collect.change': 'Wybierz inne miejsce',
  'public.collect.save': 'Zapisz to miejsce',
  'public.collect.refused': 'Tam nie można już odebrać. Nic się nie zmieniło: wybierz inne miejsce.',
  'public.withdraw.open':
    '{state, select, entered {Zrezygnuj z losowania} waitlisted {Zrezygnuj z miejsca na liście oczekujących} other {Anuluj to zgłoszenie}}',
  'public.withdraw.text':
    '{state, select, waitlisted {Stracą Państwo miejsce na liście oczekujących.} other {{reach, select, collected {Nic nie będzie dla Państwa odłożone.} other {Nic nie zostanie wysłane.}}}} Tego nie można cofnąć.',
  'public.withdraw.confirm':
    '{state, select, entered {Tak, rezygnuję z losowania} waitlisted {Tak, rezygnuję z miejsca} other {Tak, anuluj}}',

  'public.change.title': 'Popraw dane',
  'public.change.until': 'Można to zmienić do czasu spakowania{date, select, none {} other {, najpóźniej: {date}}}.',
  'public.change.until_collected': 'Można to zmienić do czasu odbioru.',
  'public.change.shown': 'Państwa dane są widoczne na tej stronie.',
  'public.change.hide': 'Ukryj je',
  'public.change.place': 'Państwa miejsce jest zachowane',
  'public.change.place_text': 'Jeśli zmiana nie jest możliwa, wszystko pozostaje tak jak teraz.',
  'public.change.back': 'Wróć do zgłoszenia',
  'public.change.now': 'Teraz: {value}',
  'public.change.save': 'Zapisz',
  'public.change.save_email': 'Zapisz i wyślij link',
  'public.change.keep': 'Zostaw bez zmian',
  'public.change.items_kept': 'Zachowują Państwo to, co mają, dopóki zmiana nie zostanie zapisana.',
  'public.change.email_both': '{known, select, yes {Piszemy na oba adresy} other {Wyślemy link e-mailem}}',
  'public.change.email_both_text':
    '{known, select, yes {Na nowy adres wyślemy link do potwierdzenia. Do tego czasu używamy starego. Na stary adres napiszemy o zmianie.} other {Naciśnij go, aby potwierdzić adres. Do tego czasu go nie używamy.}}',
  'public.change.email_waits':
    'Potwierdź {asked}: otwórz link, który tam wysłaliśmy. {current, select, none {Do tego czasu nie wysyłamy innych e-maili.} other {Do tego czasu używamy adresu {current}.}}',
  'public.change.email_again': 'Wyślij ponownie',
  'public.change.email_keep': 'Zostaw stary',
  'public.change.email_sent': 'Link jest w drodze. Może to potrwać kilka minut.',
  'public.change.email_kept': 'Adres e-mail pozostaje bez zmian.',
  'public.change.not_changed': 'Nic się nie zmieniło',
  'public.change.refused.sold_out': 'Nie zostało na to wystarczająco dużo. Zachowują Państwo to, co mają.',
  'public.change.refused.already_asked': 'To więcej, niż może otrzymać to gospodarstwo. Zachowują Państwo to, co mają.',
  'public.change.refused.rate_limited':
    'Zmieniano to dziś zbyt wiele razy. Wszystko jest jak przedtem. Spróbuj jutro albo skontaktuj się z nami. Dane kontaktowe są poniżej.',
  'public.change.refused.human_check_needed':
    'Nie możemy tego tutaj zmienić, bo zgłoszenie wysłano bez kontroli bezpieczeństwa. Prosimy o kontakt, a zrobimy to za Państwa. Dane są poniżej.',
  'public.change.left':
    '{left, plural, =0 {nic nie zostało} one {została jeszcze tylko #} few {zostały jeszcze tylko #} many {zostało jeszcze tylko #} other {zostało jeszcze tylko #}}',
  'public.change.ask_again': 'Popraw adres i zgłoś ponownie',
  'public.change.ask_again_text':
    'Przesyłka wróciła z tego adresu: {address}. Popraw go, a wyślemy ją ponownie. Można to zrobić raz.',
  'public.change.ask_again_send': 'Zapisz i zgłoś ponownie',
  'public.confirm.email.title': 'Potwierdź nowy adres e-mail',
  'public.confirm.email.text': 'Naciśnij przycisk, a e-maile o zgłoszeniu {reference} będą przychodzić na ten adres.',
  'public.confirm.email.button': 'Użyj tego adresu e-mail',
  'public.confirm.email.expired':
    'Adres e-mail nie został zmieniony: link jest za stary albo zgłoszenie jest już spakowane.',

  'public.draw.title': 'Losowanie',
  'public.draw.heading_collecting': 'Odbędzie się losowanie',
  'public.draw.heading_fixed': 'Lista losowania jest zamknięta',
  'public.draw.heading_drawn': 'Losowanie się odbyło',
  'public.draw.text_collecting':
    'Każde zgłoszenie, które w chwili zamknięcia oferty bierze udział w losowaniu, ma taką samą szansę. Lista losów pojawi się tu wkrótce po zamknięciu.',
  'public.draw.text_fixed': 'Zgłoszenia są zamknięte. Losowanie odbędzie się, gdy będzie znana wartość publiczna.',
  'public.draw.text_drawn':
    'Wartość publiczna jest znana i każdy może powtórzyć losowanie na podstawie poniższej listy.',
  'public.draw.decides': 'Co rozstrzyga',
  'public.draw.format': 'Jak się to zapisuje',
  'public.draw.format_text':
    '{kind, select, digits {Dokładnie {length, plural, one {# cyfra} few {# cyfry} many {# cyfr} other {# cyfry}}, bez niczego pomiędzy} hex {Dokładnie {length, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}: od 0 do 9 i od a do f, małymi literami} other {{count, plural, one {Jedna liczba całkowita} few {# różne liczby całkowite} many {# różnych liczb całkowitych} other {# różnej liczby całkowitej}} od {min} do {max}, {order, select, ascending {od najmniejszej} other {w kolejności losowania}}, oddzielone jedną spacją, bez zer na początku}}',
  'public.draw.known_at': 'Znana od',
  'public.draw.value': 'Wartość',
  'public.draw.fixed_at': 'Lista zamknięta',
  'public.draw.digest': 'Skrót listy (SHA-256)',
  'public.draw.how_heading': 'Jak to działa',
  'public.draw.how_enter':
    'Każde zgłoszenie ma los: ciąg liter i cyfr, który nic o Państwu nie mówi. Jest on w potwierdzeniu.',
  'public.draw.how_fix':
    'Po zamknięciu publikujemy tu listę wszystkich losów. Od tej chwili nic się w niej nie zmienia.',
  'public.draw.how_rank':
    'Potem ogłaszana jest wartość, której nikt wcześniej nie mógł znać. Dwie osoby z organizacji wpisują ją niezależnie, w zapowiedzianej tu postaci. Razem z każdym losem daje ona kolejność.',
  'public.draw.how_give':
    'W tej kolejności przyjmujemy zgłoszenia, dopóki wystarcza na całe zgłoszenie. Pozostałe są na liście oczekujących.',
  'public.draw.experts': 'Dla specjalistów',
  'public.draw.experts_text':
    'Kolejność wyznacza HMAC-SHA-256 każdego losu, z wartością publiczną jako kluczem, od najmniejszej.',
  'public.draw.list_heading': '{count, plural, one {Jeden los} few {# losy} many {# losów} other {# losu}}',
  'public.draw.file':
    '<file>Zapisz listę jako plik</file> i sprawdź samodzielnie: „doorstep draw verify” powtarza losowanie na jej podstawie, bez tego serwera.',
  'public.draw.more':
    '{count, plural, one {I jeszcze jeden w pliku.} few {I jeszcze # w pliku.} many {I jeszcze # w pliku.} other {I jeszcze # w pliku.}}',
  'public.draw.back': 'Wróć do oferty',
};
