import type { errors } from '../en/errors.ts';

export const errorsInPolish: Record<keyof typeof errors, string> = {
  'error.request_invalid': 'Sprawdź wskazane tu odpowiedzi. Wpisane dane nie przepadły.',
  'error.offer_not_found': 'Pod tym adresem nie ma oferty. Sprawdź, czy w linku nie ma literówki.',
  'error.offer_changed': 'Oferta została zmieniona po jej otwarciu. Sprawdź zgłoszenie i wyślij je ponownie.',
  'error.request_not_found': 'Nie mamy zgłoszenia o tym numerze i z tym linkiem.',
  'error.limit_group_ended':
    'Ta grupa limitów się zakończyła: jej oferty są w archiwum, a to, co otrzymały gospodarstwa, nie jest już przechowywane. Utwórz nową grupę.',
  'error.home_not_found': 'To gospodarstwo już nie istnieje. Wyszukaj je ponownie w Homes.',
  'error.claim_not_found': 'To odwołanie już nie istnieje. Sprawdź listę w Homes.',
  'error.batch_not_found': 'Nie ma takiej partii. Sprawdź listę w Batches.',
  'error.batch_not_locked':
    'Ta partia nie jest zablokowana, więc jej zawartość może się zmienić. Najpierw ją zablokuj.',
  'error.text_unwritable':
    'Nie zapisano pliku: nie może on zawierać części tekstu. Sprawdź w pliku dla firmy kurierskiej, której.',
  'error.nothing_to_pack': 'Nie pasuje żadne przyjęte zgłoszenie, więc nie utworzono partii. Sprawdź wybór.',
  'error.not_open': 'Ta oferta nie jest jeszcze otwarta.',
  'error.paused': 'Zgłoszenia do tej oferty są wstrzymane.',
  'error.closed': 'Ta oferta jest zamknięta.',
  'error.sold_out': 'Nie zostało wystarczająco dużo na to zgłoszenie.',
  'error.already_asked': 'Dla tego adresu jest już zgłoszenie.',
  'error.outside_area': 'Ten adres jest poza obszarem tej oferty.',
  'error.human_check_rejected': 'Kontrola bezpieczeństwa się nie udała. Wpisane dane nie przepadły; spróbuj ponownie.',
  'error.human_check_needed':
    'Zanim przyjmiemy zgłoszenie, potrzebna jest jeszcze jedna kontrola. Wpisane dane nie przepadły.',
  'error.human_check_unavailable':
    'Kontrola bezpieczeństwa chwilowo nie działa. Wpisane dane nie przepadły; spróbuj ponownie za kilka minut.',
  'error.unchecked_limit_reached': 'Nie możemy teraz przyjmować kolejnych zgłoszeń bez kontroli bezpieczeństwa.',
  'error.idempotency_key_missing':
    'Brakuje nagłówka Idempotency-Key. Wyślij wartość od 1 do 128 znaków wybraną dla tego zgłoszenia.',
  'error.idempotency_key_reused': 'Ten Idempotency-Key został użyty do innego żądania. Wybierz nowy.',
  'error.link_invalid': 'Ten link był już użyty albo jest za stary.',
  'error.not_found': 'Pod tym adresem nie ma strony.',
  'error.method_not_allowed': 'Ten adres nie obsługuje tej metody.',
  'error.request_malformed': 'Serwer nie mógł odczytać tego żądania.',
  'error.headers_too_large': 'Nagłówki tego żądania są za duże. Usuń pliki cookie tej strony i spróbuj ponownie.',
  'error.request_timed_out': 'To żądanie docierało zbyt długo. Spróbuj ponownie.',
  'error.body_malformed': 'Nie udało się odczytać treści żądania.',
  'error.body_too_large': 'Treść żądania jest za duża.',
  'error.media_type_unsupported': 'Ten rodzaj treści nie jest tu obsługiwany.',
  'error.rate_limited':
    'Zbyt wiele prób. Poczekaj minutę i spróbuj ponownie. Po wielu próbach może to potrwać godzinę.',
  'error.internal': 'Wystąpił błąd po naszej stronie. Wpisane dane są zachowane; spróbuj ponownie za kilka minut.',
  'error.unavailable': 'Usługa jest chwilowo niedostępna. Wpisane dane są zachowane; spróbuj ponownie za kilka minut.',
  'error.token_expired': 'Ten token API wygasł. Poproś właściciela tej instalacji o nowy.',
  'error.token_invalid': 'Potrzebny jest ważny token API tej instalacji.',
  'error.not_signed_in': 'Zaloguj się, aby przejść dalej.',
  'error.two_factor_needed': 'Twój zespół wymaga logowania dwuetapowego. Najpierw włącz je w „Account”.',
  'error.password_needed': 'Aby to zrobić, ponownie podaj swoje hasło.',
  'error.sign_in_rejected': 'Nieprawidłowy e-mail lub hasło.',
  'error.not_allowed': 'Państwa rola na to nie pozwala.',
  'error.state_conflict': 'W międzyczasie coś się zmieniło, więc ten krok nie jest już możliwy. Odśwież stronę.',
  'error.version_conflict': 'Ktoś inny zmienił to od czasu otwarcia. Państwa zmiany nie zostały zapisane.',
  'error.precondition_failed':
    'To zmieniło się od czasu odczytu, więc nic nie zrobiono. Proszę odczytać to ponownie i wysłać zmianę z nowym ETagiem.',
  'error.slug_taken': 'Inna oferta ma już tę krótką nazwę.',
  'error.undo_expired': 'Minęło 30 minut na cofnięcie albo wiadomość została już wysłana. Nic nie zmieniono.',
  'error.returned_unit_given':
    'To, co wróciło, trafiło już do kogoś z kolejki, więc tego zwrotu nie można cofnąć. Nic nie zmieniono.',
  'error.stock_below_taken': 'Zapas nie może być mniejszy niż to, co już obiecano.',
  'error.publish_incomplete': 'Zanim ta oferta zostanie opublikowana, trzeba uzupełnić braki.',
  'error.draw_not_ready':
    'Losowanie nie może się jeszcze odbyć: losy są ustalane dwie minuty po zamknięciu, a wartość publiczna musi być znana.',
  'error.draw_value_own':
    'Ta wartość pochodzi od Państwa. Przed losowaniem druga osoba musi ją wpisać na podstawie źródła.',
  'error.draw_already_held':
    'Dla tego losowania wpisano już wartość, a losowanie odbywa się tylko raz. Odśwież stronę, aby zobaczyć wynik.',
  'error.invitation_invalid': 'To zaproszenie było już użyte albo jest za stare. Poproś o nowe.',
  'error.owner_missing':
    'Właściciel tej instalacji jeszcze się nie zarejestrował. Zaproszenie pozostaje ważne: spróbuj ponownie później.',
  'error.person_not_found': 'Tej osoby nie ma już w zespole. Odśwież stronę, aby zobaczyć, kto w nim jest.',
  'error.last_owner': 'To jedyna osoba z rolą właściciela. Najpierw nadaj ją komuś innemu.',
  'error.request_changed':
    'Ktoś zmienił to zgłoszenie po jego otwarciu, więc nic nie zrobiono. Sprawdź je jeszcze raz.',
  'field_error.required': 'Wpisz odpowiedź',
  'field_error.too_long': 'Użyj najwyżej {max, number} znaków',
  'field_error.too_many': 'Użyj najwyżej {max, number} pozycji',
  'field_error.too_small': 'Wpisz {min, number} lub więcej',
  'field_error.too_large': 'Wpisz {max, number} lub mniej',
  'field_error.not_a_number': 'Wpisz liczbę całkowitą, na przykład 1',
  'field_error.not_a_choice': 'Wybierz jedną z odpowiedzi',
  'field_error.unknown_country': 'Wybierz kraj z listy. W programie użyj dwuliterowego kodu ISO, na przykład GB',
  'field_error.not_an_email': 'Wpisz adres e-mail w postaci name@example.org',
  'field_error.email_taken': 'Ktoś już loguje się tym adresem e-mail',
  'field_error.password_wrong': 'To nie jest Twoje hasło',
  'field_error.code_wrong': 'Ten kod jest nieprawidłowy albo za stary. Wpisz ten, który aplikacja pokazuje teraz',
  'field_error.password_weak': 'To hasło łatwo odgadnąć. Użyj kilku niezwiązanych ze sobą słów, bez imienia i nazwiska',
  'field_error.not_a_phone': 'Wpisz numer telefonu, na przykład 22 123 45 67',
  'field_error.not_text': 'Wpisz tekst',
  'field_error.control_character': 'Części tego tekstu nie można pokazać ani wydrukować. Usuń ją i wpisz ponownie',
  'field_error.unknown_field': 'Nieznane pole',
  'field_error.cursor_unknown': 'To nie jest kursor tej listy w tej kolejności: pomiń go i zacznij od początku',
  'field_error.unknown_item': 'Ta rzecz nie należy do oferty',
  'field_error.item_twice': 'Ta rzecz jest podana dwa razy',
  'field_error.not_accepted': 'To zgłoszenie nie jest przyjęte albo jest już w innej partii',
  'field_error.is_collected': 'To zgłoszenie jest odbierane osobiście, więc się go nie pakuje',
  'field_error.not_in_batch': 'Nie ma tego w partii',
  'field_error.already_dispatched': 'To już wysłano',
  'field_error.not_packed_last': 'To nie jest ostatnio spakowana paczka',
  'field_error.named_twice': 'To jest podane dwa razy',
  'field_error.tracking_link_form':
    'Wpisz link, który zaczyna się od https://, ma jedno miejsce na numer i nie zawiera nazwy użytkownika ani hasła',
  'field_error.needs_all_offers': 'Może to zrobić tylko token dla wszystkich ofert',
  'field_error.not_in_future': 'Wybierz dzień, który dopiero nadejdzie',
  'field_error.nothing_chosen': 'Wybierz co najmniej jedną rzecz',
  'field_error.place_missing': 'Wybierz miejsce odbioru',
  'field_error.place_gone': 'Tam nie można już odebrać. Wybierz inne miejsce',
  'field_error.no_places': 'Nie ma miejsca z przyszłymi godzinami otwarcia',
  'field_error.ends_before_start': 'Wpisz godzinę późniejszą niż początek',
  'field_error.too_many_in_total': 'Wybierz łącznie najwyżej {max, number}',
  'field_error.address_missing': 'Wyszukaj i wybierz swój adres albo wpisz go ręcznie',
  'field_error.address_forged': 'Nie mogliśmy potwierdzić tego adresu. Wyszukaj go i wybierz jeszcze raz',
  'field_error.address_expired': 'Od wyboru tego adresu minął ponad dzień. Wyszukaj go i wybierz jeszcze raz',
  'field_error.address_same': 'Z tego adresu przesyłka wróciła. Popraw go albo skontaktuj się z nami',
  'field_error.address_unknown':
    'Nie udało się wczytać tego adresu. Wyszukaj go i wybierz jeszcze raz albo wpisz ręcznie',
  'field_error.address_unconfirmed':
    'Nie mogliśmy potwierdzić tego adresu. Spróbuj ponownie za kilka minut albo wpisz go ręcznie',
  'field_error.po_box_refused':
    'Ta oferta nie obejmuje skrytek pocztowych ani paczkomatów. Podaj adres mieszkania albo skontaktuj się z nami',
  'field_error.military_refused':
    'Ta oferta nie obejmuje adresów wojskowych. Podaj inny adres, pod którym odbierają Państwo pocztę, albo skontaktuj się z nami',
  'field_error.care_of_refused':
    'Ta oferta jest tylko dla osób pod ich własnym adresem. Podaj swój, bez „do rąk”, albo skontaktuj się z nami',
  'field_error.business_refused':
    'Ta oferta jest dla gospodarstw domowych, nie dla firm. Podaj imię, nazwisko i adres domowy osoby albo skontaktuj się z nami',
  'field_error.typed_refused': 'Ta oferta dotyczy tylko adresów z listy. Wyszukaj swój i wybierz go',
  'field_error.postcode_missing':
    'Wpisz {kind, select, zip {kod ZIP} eircode {kod Eircode} pin {kod PIN} other {kod pocztowy}}, na przykład {example}',
  'field_error.postcode_form':
    'Sprawdź {kind, select, zip {kod ZIP} eircode {kod Eircode} pin {kod PIN} other {kod pocztowy}}. W tym kraju wygląda on tak: {example}',
  'field_error.region_missing': 'Wpisz stan, prowincję lub region. Poczta do tego kraju tego wymaga',
  'field_error.region_unknown': 'Nie znamy tego stanu, prowincji ani regionu. Wybierz z listy',
  'field_error.unit_missing':
    'Wpisz numer mieszkania: pod tym adresem jest ich kilka. Jeśli numeru nie ma, naciśnij jeszcze raz „Sprawdź zgłoszenie”',
  'field_error.not_a_web_address': 'Wpisz cały adres, na przykład https://example.org/hook',
  'field_error.not_a_public_address':
    'Wpisz adres w publicznym internecie. Nie można wysyłać wiadomości do tego komputera ani jego sieci.',
  'field_error.colour_form': 'Wpisz kolor, na przykład #2f855a lub #ff0, albo wybierz go obok pola',
  'field_error.language_form': 'Użyj kodu języka, na przykład en lub fr',
  'field_error.id_form': 'Użyj małych liter, cyfr, łączników i podkreśleń: najwyżej 40 znaków',
  'field_error.slug_form': 'Użyj małych liter, cyfr i łączników, na przykład kompostownik-maly',
  'field_error.slug_former':
    'Tę krótką nazwę miała wcześniej oferta „{title}” i wydrukowane wtedy linki nadal do niej prowadzą. Wybierz inną',
  'field_error.date_form': 'Wpisz datę i godzinę, które istnieją, albo wyczyść pole',
  'field_error.day_form': 'Wpisz datę z dniem, miesiącem i czterema cyframi roku',
  'field_error.year_out_of_range': 'Wpisz rok od {min} do {max}',
  'field_error.closes_before_opens': 'Zamknięcie musi być później niż otwarcie',
  'field_error.known_before_closing': 'Wartość musi być ogłoszona po zamknięciu oferty',
  'field_error.draw_value_form':
    '{kind, select, digits {Wpisz dokładnie {length, plural, one {# cyfrę} few {# cyfry} many {# cyfr} other {# cyfry}}, bez niczego pomiędzy} hex {Wpisz dokładnie {length, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}: od 0 do 9 i od a do f, małymi literami} other {Wpisz {count, plural, one {jedną liczbę całkowitą} few {# różne liczby całkowite} many {# różnych liczb całkowitych} other {# różnej liczby całkowitej}} od {min} do {max}, {order, select, ascending {od najmniejszej} other {w kolejności losowania}}, oddzielone jedną spacją, bez zer na początku}}',
  'field_error.draw_format_impossible': 'Między najmniejszą a największą nie ma tylu różnych liczb',
  'field_error.fixed_once_open': 'Tego nie można już zmienić: losowanie odbywa się tak, jak zapowiedziano',
  'field_error.geojson_form': 'To nie jest GeoJSON. Wyeksportuj obszar jako GeoJSON z programu, w którym go narysowano',
  'field_error.geojson_no_polygon': 'W tym pliku nie ma wielokąta',
  'field_error.geojson_not_polygon': 'W tym pliku jest: {type}. Zostaw tylko wielokąty',
  'field_error.polygon_not_closed':
    'Pierścień {ring, number} wielokąta {piece, number} nie jest zamknięty: ostatni punkt musi być taki sam jak pierwszy',
  'field_error.polygon_too_few_points':
    'Pierścień {ring, number} wielokąta {piece, number} ma za mało punktów: potrzebne są trzy i pierwszy jeszcze raz na końcu',
  'field_error.polygon_out_of_range':
    '{first, number}; {second, number} nie jest położeniem w stopniach. Zapisz plik w układzie WGS 84 (EPSG:4326)',
  'field_error.polygon_swapped':
    '{first, number}; {second, number} wygląda na odwrócone: w GeoJSON długość jest przed szerokością',
  'field_error.polygon_too_large':
    'Obszar ma {vertices, number} punktów, a maksimum to {max, number}. Uprość go w programie, w którym go narysowano',
  'field_error.polygon_unknown': 'Ten wielokąt nie jest już przechowywany. Prześlij plik ponownie',
  'field_error.picture_form': 'Nie możemy odczytać tego obrazu. Zapisz go jako JPEG, PNG, WebP lub AVIF',
  'field_error.picture_too_large':
    'Obraz ma więcej niż {max, number} mln pikseli albo ponad {side, number} z jednej strony. Zapisz mniejszą wersję',
  'field_error.picture_unknown': 'Ten obraz nie jest już przechowywany. Prześlij go ponownie',
  'field_error.time_zone_unknown': 'Wybierz strefę czasową z listy, na przykład Europe/Warsaw',
};
