import type { publicChangeTexts } from '../en/public-change.ts';

export const publicChangeTextsInPolish: Record<keyof typeof publicChangeTexts, string> = {
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
};
