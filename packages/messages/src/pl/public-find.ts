import type { publicFindTexts } from '../en/public-find.ts';

export const publicFindTextsInPolish: Record<keyof typeof publicFindTexts, string> = {
  'public.footer.contacts': 'Kontakty do wszystkich ofert',
  'public.footer.find': 'Znajdź moje zgłoszenie',
  'public.error.find': 'Znajdź moje zgłoszenie',
  'public.find.title': 'Znajdź moje zgłoszenie',
  'public.find.lead': 'Wyślemy link do niego e-mailem.',
  'public.find.reference': 'Numer zgłoszenia',
  'public.find.reference_hint': 'Jest w potwierdzeniu i w otrzymanym e-mailu, na przykład 7K4M-Q2XP-9RTA.',
  'public.find.reference_wrong': 'Wpisz numer zgłoszenia',
  'public.find.email_hint': 'Adres podany w zgłoszeniu.',
  'public.find.email_wrong': 'Wpisz adres e-mail, na przykład name@example.org',
  'public.find.send': 'Wyślij mi link',
  'public.find.neither': 'Brak adresu e-mail albo numeru?',
  'public.find.neither_text':
    'Zapytaj organizację, która przygotowała ofertę. Może znaleźć zgłoszenie po imieniu, nazwisku i adresie. Dane kontaktowe są na stronie oferty.',
  'public.find.sent': 'Sprawdź skrzynkę',
  'public.find.sent_lead': 'Jeśli te dane do siebie pasują, e-mail z linkiem jest już w drodze.',
  'public.find.sent_text':
    'Może to potrwać kilka minut. Kto ma link, może zobaczyć i zmienić zgłoszenie: nie przekazuj go nikomu.',
  'public.find.nothing': 'Nic nie przyszło?',
  'public.find.nothing_text':
    'Zajrzyj do folderu ze spamem. Sprawdź, czy w numerze i adresie e-mail nie ma literówki, i spróbuj ponownie. Odpowiadamy tak samo niezależnie od tego, czy znamy te dane. Dzięki temu nikt nie dowie się, kto o coś prosił.',
};
