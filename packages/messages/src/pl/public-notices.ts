import type { publicNoticeTexts } from '../en/public-notices.ts';

export const publicNoticeTextsInPolish: Record<keyof typeof publicNoticeTexts, string> = {
  'public.notice.privacy': 'Prywatność',
  'public.notice.accessibility': 'Dostępność',
  'public.notice.recipients': 'Kto jeszcze otrzymuje Państwa dane',
  'public.notice.nothing_loaded':
    'Te strony nie wczytują niczego od innych firm, a adres jest wyszukiwany tylko na tym serwerze.',
  'public.notice.recipient.carrier':
    '{count, plural, =0 {Jeśli {organisation} wysyła zamówione rzeczy przez firmę kurierską, otrzymuje ona} one {Dostarcza {carriers} (dla: {organisation}). Firma otrzymuje} few {Dostarczają {carriers} (dla: {organisation}). Firma, która do Państwa przyjedzie, otrzymuje} many {Dostarczają {carriers} (dla: {organisation}). Firma, która do Państwa przyjedzie, otrzymuje} other {Dostarczają {carriers} (dla: {organisation}). Firma, która do Państwa przyjedzie, otrzymuje}} Państwa imię, nazwisko i adres{contact, select, yes {. Może też otrzymać Państwa e-mail i numer telefonu, jeśli je podano, aby uprzedzić o dostawie} other {}}.',
  'public.notice.recipient.captcha_always':
    '{provider} ({company}, USA) sprawdza, czy zgłoszenie wysyła człowiek. Państwa przeglądarka łączy się z tą usługą podczas sprawdzania zgłoszenia.',
  'public.notice.recipient.captcha_suspicion':
    '{provider} ({company}, USA) sprawdza niektóre zgłoszenia, gdy coś w nich jest nietypowe. Tylko wtedy Państwa przeglądarka łączy się z tą usługą.',
  'public.notice.recipient.captcha_monitored':
    'Testujemy {provider} ({company}, USA). Państwa przeglądarka łączy się z tą usługą podczas sprawdzania zgłoszenia; o niczym ona nie decyduje.',
  'public.notice.recipient.loqate_direct':
    'Loqate (GB Group plc, Wielka Brytania) wyszukuje adresy. To, co wpisują Państwo w pole adresu, Państwa przeglądarka wysyła do tej usługi.',
  'public.notice.recipient.loqate_relay':
    'Loqate (GB Group plc, Wielka Brytania) wyszukuje adresy. To, co wpisują Państwo w pole adresu, nasz serwer wysyła do tej usługi; nie wie ona, kto to wpisał.',
  'public.notice.recipient.photon':
    'Usługa wyszukiwania (Photon) znajduje adresy w OpenStreetMap. To, co wpisują Państwo w pole adresu, nasz serwer wysyła do tej usługi; nie wie ona, kto to wpisał.',
  'public.notice.recipient.map':
    'Usługa map pokazuje naszemu zespołowi, gdzie jest adres. Wie, która część mapy jest oglądana; nie otrzymuje imienia, nazwiska ani adresu.',
  'public.notice.recipient.mail_service':
    'Nasz dostawca poczty doręcza e-maile, które do Państwa wysyłamy, jeśli podano adres e-mail.',
  'public.notice.kept': 'Jak długo przechowujemy Państwa dane',
  'public.notice.kept_days':
    '{organisation}: imię i nazwisko, dane kontaktowe, adres i odpowiedzi usuwamy {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} po zakończeniu zgłoszenia albo wcześniej.',
  'public.notice.kept_after':
    'Potem, aż do ostatecznego zakończenia oferty, zostaje kod utworzony z Państwa adresu. Pilnuje on limitu na gospodarstwo.',
  'public.notice.gap_backups':
    'Kopie zapasowe sprzed usunięcia danych nadal je zawierają, dopóki nie zostaną skasowane.',
  'public.notice.gap_shared':
    'Kto ma link do Państwa zgłoszenia, może je zobaczyć, zmienić adres i je anulować. Imię, nazwisko i adres są tam częściowo ukryte.',
  'public.notice.device': 'Co zostaje na Twoim urządzeniu',
  'public.notice.device_text':
    'Jeden plik cookie łączy kroki Państwa wizyty; formularz go potrzebuje, a plik nic o Państwu nie mówi. Po wysłaniu zgłoszenia drugi plik przez 90 dni otwiera ponownie jego stronę. To, co wpisują Państwo w formularz, jest tylko na Twoim urządzeniu i znika po 30 minutach bez naciśnięcia klawisza. To, co wpisują Państwo w wyszukiwarkę adresów, jest wysyłane na bieżąco, aby znaleźć adres.',
  'public.notice.complain': 'Jeśli coś jest nie tak',
  'public.notice.complain_privacy':
    'Napisz najpierw do organizacji: jej dane kontaktowe są poniżej. Można też złożyć skargę do organu ochrony danych w swoim kraju.',
  'public.notice.complain_accessibility':
    'Napisz organizacji, co nie działa: jej dane kontaktowe są poniżej. Jeśli odpowiedź nie pomoże, można złożyć skargę do organu do spraw równości lub dostępności w swoim kraju.',
  'public.notice.gaps': 'Znane braki',
  'public.notice.gap_puzzle':
    'Zagadka {provider} pochodzi z innej firmy i może być trudna z czytnikiem ekranu lub klawiaturą. Jeśli się nie uda, strona proponuje inny sposób.',
  'public.notice.gap_language': 'Teksty samej organizacji mogą być w innym języku niż strona. Są wtedy oznaczone.',
  'public.notice.gap_screen_readers':
    'Testujemy narzędziami automatycznymi, klawiaturą i powiększonym tekstem. Nie każdy czytnik ekranu został sprawdzony na każdej stronie.',
  'public.notice.puzzle': 'Niektóre zgłoszenia wymagają sprawdzenia, które może pokazać zagadkę.',
  'public.notice.no_puzzle': 'Nie trzeba rozwiązywać żadnej zagadki.',
  'public.notice.written_on': 'Ostatnia zmiana tej deklaracji: {date}.',
  'public.notice.theirs_written_on': 'Ostatnia zmiana: {date}.',
  'public.notice.none_given': 'Ta organizacja nie napisała jeszcze informacji. Zapytaj ją: dane kontaktowe są poniżej.',
  'public.notice.attributions': 'Źródła danych adresowych',
  'public.notice.accessibility_text':
    'Te strony mają spełniać wytyczne WCAG 2.2 na poziomie AA. Działają z klawiaturą, w powiększeniu 400% i bez JavaScriptu.',
};
