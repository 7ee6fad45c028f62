import type { publicCheckTexts } from '../en/public-check.ts';

export const publicCheckTextsInPolish: Record<keyof typeof publicCheckTexts, string> = {
  'public.field_error.choice_required': 'Wybierz jedną odpowiedź',
  'public.field_error.choices_required': 'Wybierz co najmniej jedną odpowiedź',
  'public.field_error.consent_required': 'Zaznacz, aby wyrazić zgodę',
  'public.field_error.date_required': 'Wpisz datę',
  'public.field_error.number_required': 'Wpisz liczbę',
  'public.field_error.email_answer_required': 'Wpisz adres e-mail',
  'public.field_error.phone_answer_required': 'Wpisz numer telefonu',
  'public.changes.item_gone': '„{was}” nie jest już tu dostępne, więc usunęliśmy to ze zgłoszenia.',
  'public.changes.item_reworded': '„{was}” nazywa się teraz „{now}”.',
  'public.changes.question_gone': 'Nie pytamy już „{was}”. Ta odpowiedź nie zostanie wysłana.',
  'public.changes.question_reworded': '„{was}” brzmi teraz „{now}”. Sprawdź swoją odpowiedź.',
  'public.changes.option_gone': '„{was}” nie jest już jedną z odpowiedzi.',
  'public.changes.option_reworded': 'Odpowiedź „{was}” brzmi teraz „{now}”.',
  'public.changes.place_gone': 'W miejscu „{was}” nie można już odebrać. Wybierz inne.',
  'public.changes.title': 'Oferta zmieniła się od czasu jej otwarcia',
  'public.changes.text': 'Wpisane dane nie przepadły. Zgłoszenie nie zostało jeszcze wysłane.',
};
