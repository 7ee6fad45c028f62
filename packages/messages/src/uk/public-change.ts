import type { publicChangeTexts } from '../en/public-change.ts';

export const publicChangeTextsInUkrainian: Record<keyof typeof publicChangeTexts, string> = {
  'public.change.title': 'Виправити щось',
  'public.change.until': 'Це можна змінити до пакування{date, select, none {} other {, не пізніше: {date}}}.',
  'public.change.until_collected': 'Це можна змінити до отримання.',
  'public.change.shown': 'Ваші дані видно на цій сторінці.',
  'public.change.hide': 'Приховати їх',
  'public.change.place': 'Ваше місце збережено',
  'public.change.place_text': 'Якщо зміна неможлива, усе залишається, як зараз.',
  'public.change.back': 'Назад до моєї заявки',
  'public.change.now': 'Зараз: {value}',
  'public.change.save': 'Зберегти',
  'public.change.save_email': 'Зберегти й надіслати посилання',
  'public.change.keep': 'Залишити як є',
  'public.change.items_kept': 'Те, що Ви маєте, залишається Вашим, доки зміну не збережено.',
  'public.change.email_both': '{known, select, yes {Ми пишемо на обидві адреси} other {Ми надішлемо Вам посилання}}',
  'public.change.email_both_text':
    '{known, select, yes {На нову надійде посилання для підтвердження. Доки Ви його не натиснете, ми користуємося старою. На стару ми напишемо про зміну.} other {Натисніть його, щоб підтвердити адресу. До того ми нею не користуємося.}}',
  'public.change.email_waits':
    'Підтвердьте {asked}: відкрийте посилання, яке ми туди надіслали. {current, select, none {До того ми не надсилаємо інших листів.} other {До того ми користуємося {current}.}}',
  'public.change.email_again': 'Надіслати ще раз',
  'public.change.email_keep': 'Залишити стару',
  'public.change.email_sent': 'Посилання вже в дорозі. Це може тривати кілька хвилин.',
  'public.change.email_kept': 'Електронна пошта залишається, як була.',
  'public.change.not_changed': 'Нічого не змінено',
  'public.change.refused.sold_out': 'Для цього залишилося недостатньо. Те, що Ви маєте, залишається Вашим.',
  'public.change.refused.already_asked':
    'Це більше, ніж може отримати це помешкання. Те, що Ви маєте, залишається Вашим.',
  'public.change.refused.rate_limited':
    'Сьогодні це змінювали забагато разів. Усе залишається, як було. Спробуйте завтра або зв’яжіться з нами. Контакти нижче.',
  'public.change.refused.human_check_needed':
    'Ми не можемо змінити це тут, бо заявку надіслано без перевірки безпеки. Зв’яжіться з нами, і ми зробимо це за Вас. Контакти нижче.',
  'public.change.left':
    '{left, plural, =0 {нічого не залишилося} one {залишилося лише #} few {залишилося лише #} many {залишилося лише #} other {залишилося лише #}}',
  'public.change.ask_again': 'Виправити адресу й подати знову',
  'public.change.ask_again_text':
    'З цієї адреси посилка повернулася: {address}. Виправте її, і ми надішлемо ще раз. Це можна зробити один раз.',
  'public.change.ask_again_send': 'Зберегти й подати знову',
  'public.confirm.email.title': 'Підтвердьте нову електронну пошту',
  'public.confirm.email.text': 'Натисніть кнопку, і листи про заявку {reference} надходитимуть на цю адресу.',
  'public.confirm.email.button': 'Користуватися цією поштою',
  'public.confirm.email.expired': 'Електронну пошту не змінено: посилання застаріло або заявку вже запаковано.',
};
