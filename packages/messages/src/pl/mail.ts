import type { mailTexts } from '../en/mail.ts';

export const mailTextsInPolish: Record<keyof typeof mailTexts, string> = {
  'mail.receipt.subject': 'Zgłoszenie {reference}: {offer}',
  'mail.receipt.intro':
    '{state, select, accepted {Zgłoszenie do oferty „{offer}” jest przyjęte. Odłożyliśmy to dla Państwa{way, select, collected {: miejsce, godziny i kod są poniżej} other { i wkrótce spakujemy}}.} held {Sprawdzamy zgłoszenie do oferty „{offer}”. Nie trzeba nic robić; napiszemy, gdy zapadnie decyzja.} waitlisted {Miejsce na liście oczekujących w ofercie „{offer}”: {place, number}. Napiszemy, gdy przyjdzie Państwa kolej.} entered {Zgłoszenie bierze udział w losowaniu w ofercie „{offer}”. Napiszemy, gdy losowanie się odbędzie.} other {To Państwa zgłoszenie do oferty „{offer}”.}}',
  'mail.confirm_link.subject': 'Potwierdź zgłoszenie {reference}',
  'mail.confirm_link.intro':
    'Jeszcze jeden krok: aby potwierdzić zgłoszenie do oferty „{offer}”, otwórz ten link w ciągu 24 godzin i naciśnij tam przycisk. Do tego czasu nic nie jest zarezerwowane.',
  'mail.confirm_link.otherwise':
    'Jeśli to nie Państwa zgłoszenie, zignoruj ten e-mail. {way, select, collected {Nic nie będzie dla Państwa odłożone.} other {Nic nie zostanie wysłane.}}',
  'mail.accepted.subject': 'Zgłoszenie {reference} jest przyjęte',
  'mail.accepted.intro':
    'Dobra wiadomość: zgłoszenie do oferty „{offer}” jest przyjęte. Odłożyliśmy to dla Państwa{way, select, collected {: miejsce, godziny i kod są poniżej} other { i wkrótce spakujemy}}.',
  'mail.not_drawn.subject': 'Losowanie się odbyło: zgłoszenie {reference}',
  'mail.not_drawn.intro':
    'Losowanie w ofercie „{offer}” się odbyło, a Państwa zgłoszenie nie znalazło się wśród pierwszych. Jest teraz na liście oczekujących. Jeśli coś wróci, otrzyma to następne gospodarstwo z listy. Nie trzeba nic robić.',
  'mail.lapsed.subject': 'Zgłoszenie {reference} się zakończyło',
  'mail.lapsed.intro':
    'Zgłoszenie do oferty „{offer}” zakończyło się, zanim mogliśmy je przyjąć. {way, select, collected {Nic nie jest dla Państwa odłożone.} other {Nic nie zostanie wysłane.}}',
  'mail.declined.subject': 'W sprawie zgłoszenia {reference}',
  'mail.declined.intro':
    'Przykro nam: nie mogliśmy przyjąć zgłoszenia do oferty „{offer}”. {way, select, collected {Nic nie jest dla Państwa odłożone.} other {Nic nie zostanie wysłane.}}',
  'mail.declined.reason': 'Powód: {reason}',
  'mail.withdrawn.subject': 'Zgłoszenie {reference} jest anulowane',
  'mail.withdrawn.intro':
    'Zgłoszenie do oferty „{offer}” jest anulowane. {way, select, collected {Nic nie jest dla Państwa odłożone.} other {Nic nie zostanie wysłane.}}',
  'mail.dispatched.subject': 'Zgłoszenie {reference} jest w drodze',
  'mail.dispatched.intro': 'Wysłaliśmy rzeczy z oferty „{offer}”. Są w drodze do Państwa.',
  'mail.dispatched.tracking': 'Numer przesyłki: {tracking}',
  'mail.dispatched.carrier': 'Dostarcza: {carrier}.',
  'mail.dispatched.follow': 'Śledź paczkę',
  'mail.returned.subject': 'Zgłoszenie {reference}: przesyłka wróciła do nas',
  'mail.returned.intro':
    'Nie udało się doręczyć rzeczy z oferty „{offer}” i wróciły do nas. Jeśli znają Państwo powód, prosimy o kontakt. Jeśli wyślemy je ponownie, napiszemy.',
  'mail.lost.subject': 'Zgłoszenie {reference}: przesyłka zaginęła',
  'mail.lost.intro':
    'Przepraszamy: rzeczy z oferty „{offer}” zaginęły. Jeśli wyślemy je ponownie, napiszemy. W razie pytań prosimy o kontakt.',
  'mail.sent_again.subject': 'Wysyłamy ponownie: zgłoszenie {reference}',
  'mail.sent_again.intro':
    'Odłożyliśmy dla Państwa jeszcze raz rzeczy z oferty „{offer}”. Wkrótce je spakujemy i napiszemy, gdy będą w drodze.',
  'mail.ready.subject': 'Gotowe do odbioru: {offer}, {reference}',
  'mail.ready.intro': 'Rzeczy z oferty „{offer}” czekają na odbiór. Miejsce, godziny i kod są poniżej.',
  'mail.ready.open': 'Pokaż mój kod',
  'mail.not_collected.subject': 'Nie odebrano: {offer}, {reference}',
  'mail.not_collected.intro': 'Rzeczy z oferty „{offer}” nie odebrano na czas i nie są już dla Państwa przechowywane.',
  'mail.place_changed.subject':
    '{change, select, gone {Wybierz inne miejsce dla zgłoszenia {reference}} other {Miejsce odbioru zgłoszenia {reference}}}',
  'mail.place_changed.intro':
    '{change, select, chosen {Rzeczy z oferty „{offer}” odbierają Państwo teraz tutaj: {place}. Jeśli to nie Państwa wybór, prosimy o kontakt.} gone {Rzeczy z oferty „{offer}” nie można już odebrać tutaj: {place}. Zgłoszenie pozostaje bez zmian: wybierz inne miejsce na jego stronie.} other {Zmieniły się godziny odbioru rzeczy z oferty „{offer}”. Miejsce: {place}. Sprawdź, czy ten termin odpowiada, albo wybierz inne miejsce na stronie zgłoszenia.}}',
  'mail.address_corrected.subject':
    '{turn, select, come {Zmieniono adres w zgłoszeniu {reference} i jest ono przyjęte} other {Zmieniono adres w zgłoszeniu {reference}}}',
  'mail.address_corrected.intro':
    'Zmieniono adres w zgłoszeniu do oferty „{offer}”.{turn, select, come {} other {{state, select, held { Sprawdzamy nowy adres.} other { Wszystko inne pozostaje bez zmian.}}}} Jeśli to nie Państwa zmiana, prosimy o kontakt.',
  'mail.request_adjusted.subject':
    '{turn, select, come {Zmieniono zgłoszenie {reference} i jest ono przyjęte} other {Zmieniono zgłoszenie {reference}}}',
  'mail.request_adjusted.intro':
    'Zmieniono ilości w zgłoszeniu do oferty „{offer}”. Obejmuje ono teraz: {items}.{turn, select, come {} other { Wszystko inne pozostaje bez zmian.}}',
  'mail.details_changed.subject': 'Zgłoszenie {reference} zostało zmienione',
  'mail.details_changed.intro':
    '{detail, select, name {Zmieniono imię i nazwisko w zgłoszeniu do oferty „{offer}”.} phone {Zmieniono numer telefonu w zgłoszeniu do oferty „{offer}”.} email {Zmieniono adres e-mail w zgłoszeniu do oferty „{offer}”{address, select, none {} other {: {address}}}. Na ten adres już nie napiszemy.} other {Zmieniono odpowiedź w zgłoszeniu do oferty „{offer}”.}}{state, select, held { Sprawdzamy zgłoszenie.} other {}} Jeśli to nie Państwa zmiana, prosimy o kontakt.',
  'mail.email_asked.subject': 'Zgłoszenie {reference}: nowy adres e-mail',
  'mail.email_asked.intro':
    'Adresem e-mail zgłoszenia do oferty „{offer}” ma zostać {address}. Dopóki nie zostanie tam potwierdzony, piszemy nadal tutaj. Jeśli to nie Państwa zmiana, prosimy o kontakt.',
  'mail.confirm_email.subject': 'Potwierdź adres e-mail do zgłoszenia {reference}',
  'mail.confirm_email.intro':
    'Ten adres e-mail podano w zgłoszeniu do oferty „{offer}”. Aby go używać, otwórz ten link w ciągu 24 godzin i naciśnij tam przycisk.',
  'mail.confirm_email.button': 'Potwierdź mój adres e-mail',
  'mail.confirm_email.otherwise': 'Jeśli to nie Państwa zmiana, zignoruj ten e-mail. Nic się nie zmieni.',
  'mail.claim_upheld.subject': 'Można już zgłosić się do oferty „{offer}”',
  'mail.claim_upheld.intro':
    'Dziękujemy za informację. Sprawdziliśmy to i Państwa gospodarstwo może zgłosić się do oferty „{offer}”. Wyślij zgłoszenie na tej stronie:',
  'mail.claim_refused.subject': 'Państwa informacja w sprawie oferty „{offer}”',
  'mail.claim_refused.intro':
    'Dziękujemy za informację. Sprawdziliśmy to i Państwa gospodarstwo nie może ponownie zgłosić się do oferty „{offer}”.',
  'mail.claim.reason': 'Co ustaliliśmy: {reason}',
  'mail.open':
    '{state, select, accepted {Zobacz lub zmień zgłoszenie} held {Zobacz lub zmień zgłoszenie} waitlisted {Zobacz lub zmień zgłoszenie} entered {Zobacz lub zmień zgłoszenie} other {Zobacz zgłoszenie}}',
  'mail.confirm_link.button': 'Potwierdź moje zgłoszenie',
  'mail.matter.reference': 'Numer zgłoszenia',
  'mail.matter.items': 'Co',
  'mail.matter.to': 'Dostawa do',
  'mail.matter.where': 'Miejsce odbioru',
  'mail.matter.when': 'Kiedy',
  'mail.matter.code': 'Kod',
  'mail.help': 'Pomoc',
  'mail.why':
    'Ten e-mail dotyczy zgłoszenia do oferty „{offer}”.{reply, select, yes { Odpowiedź na niego trafi do: {organisation}.} other {}}',
  'mail.drawn': 'Losowanie się odbyło i Państwa los został wylosowany.',
  'mail.draw_day': 'Data losowania: {date}.',
  'mail.status':
    '{opens, select, link {Ten link otwiera zgłoszenie.} other {Przycisk otwiera zgłoszenie.}} Kto ma ten e-mail, też może je otworzyć: nie przekazuj go nikomu.',
  'mail.hidden_link': '[Prywatny link, który otrzymuje tylko osoba zgłaszająca]',
  'mail.signature': '{organisation}',
};
