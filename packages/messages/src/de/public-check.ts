import type { publicCheckTexts } from '../en/public-check.ts';

export const publicCheckTextsInGerman: Record<keyof typeof publicCheckTexts, string> = {
  'public.field_error.choice_required': 'Wählen Sie eine Möglichkeit',
  'public.field_error.choices_required': 'Wählen Sie mindestens eine Möglichkeit',
  'public.field_error.consent_required': 'Setzen Sie das Häkchen, um zuzustimmen',
  'public.field_error.date_required': 'Geben Sie ein Datum ein',
  'public.field_error.number_required': 'Geben Sie eine Zahl ein',
  'public.field_error.email_answer_required': 'Geben Sie eine E-Mail-Adresse ein',
  'public.field_error.phone_answer_required': 'Geben Sie eine Telefonnummer ein',
  'public.changes.item_gone': '„{was}“ gibt es hier nicht mehr. Wir haben es aus Ihrer Anfrage entfernt.',
  'public.changes.item_reworded': '„{was}“ heißt jetzt „{now}“.',
  'public.changes.question_gone': 'Die Frage „{was}“ stellen wir nicht mehr. Ihre Antwort wird nicht gesendet.',
  'public.changes.question_reworded': '„{was}“ lautet jetzt „{now}“. Prüfen Sie Ihre Antwort.',
  'public.changes.option_gone': '„{was}“ steht nicht mehr zur Auswahl.',
  'public.changes.option_reworded': 'Ihre Antwort „{was}“ lautet jetzt „{now}“.',
  'public.changes.place_gone': 'Bei „{was}“ können Sie es nicht mehr abholen. Wählen Sie einen anderen Ort.',
  'public.changes.title': 'Dieses Angebot hat sich geändert, seit Sie es geöffnet haben',
  'public.changes.text': 'Ihre Eingaben sind nicht verloren. Ihre Anfrage ist noch nicht gesendet.',
};
