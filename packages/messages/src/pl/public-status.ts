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
  'public.withdraw.open': 'Anuluj to zgłoszenie',
  'public.withdraw.text':
    '{reach, select, collected {Nic nie będzie dla Państwa odłożone.} other {Nic nie zostanie wysłane.}} Tego nie można cofnąć.',
  'public.withdraw.confirm': 'Tak, anuluj',
};
