import type { publicDrawTexts } from '../en/public-draw.ts';

export const publicDrawTextsInPolish: Record<keyof typeof publicDrawTexts, string> = {
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
