import type { publicCheckTexts } from '../en/public-check.ts';

export const publicCheckTextsInUkrainian: Record<keyof typeof publicCheckTexts, string> = {
  'public.field_error.choice_required': 'Виберіть один варіант',
  'public.field_error.choices_required': 'Виберіть принаймні один варіант',
  'public.field_error.consent_required': 'Поставте позначку, щоб погодитися',
  'public.field_error.date_required': 'Введіть дату',
  'public.field_error.number_required': 'Введіть число',
  'public.field_error.email_answer_required': 'Введіть адресу електронної пошти',
  'public.field_error.phone_answer_required': 'Введіть номер телефону',
  'public.changes.item_gone': '«{was}» тут більше не пропонують, тому ми прибрали це з Вашої заявки.',
  'public.changes.item_reworded': '«{was}» тепер називається «{now}».',
  'public.changes.question_gone': 'Ми більше не запитуємо «{was}». Вашу відповідь не буде надіслано.',
  'public.changes.question_reworded': '«{was}» тепер звучить так: «{now}». Перевірте свою відповідь.',
  'public.changes.option_gone': '«{was}» більше не є варіантом відповіді.',
  'public.changes.option_reworded': 'Ваша відповідь «{was}» тепер звучить так: «{now}».',
  'public.changes.place_gone': 'У місці «{was}» уже не можна забрати. Виберіть інше.',
  'public.changes.title': 'Пропозиція змінилася, відколи Ви її відкрили',
  'public.changes.text': 'Нічого з введеного не втрачено. Вашу заявку ще не надіслано.',
};
