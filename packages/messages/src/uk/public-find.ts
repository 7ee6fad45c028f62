import type { publicFindTexts } from '../en/public-find.ts';

export const publicFindTextsInUkrainian: Record<keyof typeof publicFindTexts, string> = {
  'public.footer.contacts': 'Контакти всіх пропозицій',
  'public.footer.find': 'Знайти мою заявку',
  'public.error.find': 'Знайти мою заявку',
  'public.find.title': 'Знайти мою заявку',
  'public.find.lead': 'Ми надішлемо посилання на неї електронною поштою.',
  'public.find.reference': 'Номер заявки',
  'public.find.reference_hint': 'Він є у підтвердженні та в отриманому листі, наприклад 7K4M-Q2XP-9RTA.',
  'public.find.reference_wrong': 'Введіть номер заявки',
  'public.find.email_hint': 'Та, яку Ви вказали в заявці.',
  'public.find.email_wrong': 'Введіть адресу електронної пошти, наприклад name@example.org',
  'public.find.send': 'Надіслати мені посилання',
  'public.find.neither': 'Немає електронної пошти або номера?',
  'public.find.neither_text':
    'Зверніться до організації, яка зробила пропозицію. Вона може знайти Вашу заявку за ім’ям і адресою. Її контакти — на сторінці пропозиції.',
  'public.find.sent': 'Перевірте пошту',
  'public.find.sent_lead': 'Якщо ці дані відповідають одне одному, лист із посиланням уже в дорозі.',
  'public.find.sent_text':
    'Це може тривати кілька хвилин. Хто має посилання, може бачити й змінювати заявку: не передавайте його нікому.',
  'public.find.nothing': 'Нічого не надійшло?',
  'public.find.nothing_text':
    'Перевірте папку зі спамом. Перевірте, чи немає помилки в номері та адресі, і спробуйте ще раз. Ми відповідаємо однаково, незалежно від того, чи знаємо ці дані, щоб ніхто не міг дізнатися, хто подавав заявку.',
};
