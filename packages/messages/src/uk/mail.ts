import type { mailTexts } from '../en/mail.ts';

export const mailTextsInUkrainian: Record<keyof typeof mailTexts, string> = {
  'mail.receipt.subject': 'Ваша заявка {reference}: {offer}',
  'mail.receipt.intro':
    '{state, select, accepted {Вашу заявку на «{offer}» прийнято. Частка відкладена для Вас{way, select, collected {: місце, час і код — нижче} other {, і скоро ми її запакуємо}}.} held {Ми перевіряємо Вашу заявку на «{offer}». Вам нічого не треба робити; ми напишемо, коли ухвалимо рішення.} waitlisted {Ваш номер у черзі на «{offer}»: {place, number}. Ми напишемо, коли настане Ваша черга.} entered {Ви берете участь у жеребкуванні «{offer}». Ми напишемо, коли воно відбудеться.} other {Це Ваша заявка на «{offer}».}}',
  'mail.confirm_link.subject': 'Підтвердьте заявку {reference}',
  'mail.confirm_link.intro':
    'Ще один крок: щоб підтвердити заявку на «{offer}», відкрийте це посилання протягом 24 годин і натисніть там кнопку. До того нічого для Вас не зарезервовано.',
  'mail.confirm_link.otherwise':
    'Якщо Ви не подавали цієї заявки, не зважайте на цей лист. {way, select, collected {Для Вас нічого не буде відкладено.} other {Нічого не буде надіслано.}}',
  'mail.accepted.subject': 'Вашу заявку {reference} прийнято',
  'mail.accepted.intro':
    'Добра новина: Вашу заявку на «{offer}» прийнято. Частка відкладена для Вас{way, select, collected {: місце, час і код — нижче} other {, і скоро ми її запакуємо}}.',
  'mail.not_drawn.subject': 'Жеребкування відбулося: Ваша заявка {reference}',
  'mail.not_drawn.intro':
    'Жеребкування «{offer}» відбулося, і Ваша заявка не серед перших. Тепер вона в черзі. Якщо щось повернуть, воно перейде до наступного помешкання в черзі. Вам нічого не треба робити.',
  'mail.lapsed.subject': 'Вашу заявку {reference} завершено',
  'mail.lapsed.intro':
    'Ваша заявка на «{offer}» завершилася, перш ніж ми змогли її прийняти. {way, select, collected {Для Вас нічого не відкладено.} other {Нічого не буде надіслано.}}',
  'mail.declined.subject': 'Щодо Вашої заявки {reference}',
  'mail.declined.intro':
    'Нам прикро: ми не змогли прийняти Вашу заявку на «{offer}». {way, select, collected {Для Вас нічого не відкладено.} other {Нічого не буде надіслано.}}',
  'mail.declined.reason': 'Причина: {reason}',
  'mail.withdrawn.subject': 'Вашу заявку {reference} скасовано',
  'mail.withdrawn.intro':
    'Вашу заявку на «{offer}» скасовано. {way, select, collected {Для Вас нічого не відкладено.} other {Нічого не буде надіслано.}}',
  'mail.dispatched.subject': 'Ваша заявка {reference} вже в дорозі',
  'mail.dispatched.intro': 'Ми надіслали замовлене за пропозицією «{offer}». Воно в дорозі до Вас.',
  'mail.dispatched.tracking': 'Номер відправлення: {tracking}',
  'mail.dispatched.carrier': 'Доставляє: {carrier}.',
  'mail.dispatched.follow': 'Відстежити посилку',
  'mail.returned.subject': 'Ваша заявка {reference}: повернулося до нас',
  'mail.returned.intro':
    'Замовлене за пропозицією «{offer}» не вдалося доставити, і воно повернулося до нас. Якщо знаєте чому, зв’яжіться з нами. Якщо ми надішлемо його знову, то напишемо Вам.',
  'mail.lost.subject': 'Ваша заявка {reference}: загубилося в дорозі',
  'mail.lost.intro':
    'Нам прикро: замовлене за пропозицією «{offer}» загубилося. Якщо ми надішлемо його знову, то напишемо Вам. Якщо є запитання, зв’яжіться з нами.',
  'mail.sent_again.subject': 'Надсилаємо ще раз: Ваша заявка {reference}',
  'mail.sent_again.intro':
    'Ми знову відклали для Вас частку за пропозицією «{offer}». Скоро ми її запакуємо й напишемо, коли вона буде в дорозі.',
  'mail.ready.subject': 'Можна забирати: {offer}, {reference}',
  'mail.ready.intro': 'Замовлене за пропозицією «{offer}» чекає на Вас. Місце, час і код — нижче.',
  'mail.ready.open': 'Показати мій код',
  'mail.not_collected.subject': 'Не забрали: {offer}, {reference}',
  'mail.not_collected.intro':
    'Замовлене за пропозицією «{offer}» не забрали вчасно, і воно більше для Вас не зберігається.',
  'mail.place_changed.subject':
    '{change, select, gone {Виберіть інше місце для заявки {reference}} other {Де забрати замовлене за заявкою {reference}}}',
  'mail.place_changed.intro':
    '{change, select, chosen {Замовлене за пропозицією «{offer}» тепер забираєте тут: {place}. Якщо це вибрали не Ви, зв’яжіться з нами.} gone {Замовлене за пропозицією «{offer}» тут уже не можна забрати: {place}. Заявка залишається без змін: виберіть інше місце на її сторінці.} other {Час, коли можна забрати замовлене за пропозицією «{offer}», змінився. Місце: {place}. Перевірте, чи зможете прийти, або виберіть інше місце на сторінці заявки.}}',
  'mail.address_corrected.subject':
    '{turn, select, come {Адресу у Вашій заявці {reference} змінено, і її прийнято} other {Адресу у Вашій заявці {reference} змінено}}',
  'mail.address_corrected.intro':
    'Адресу у Вашій заявці на «{offer}» змінено.{turn, select, come {} other {{state, select, held { Ми перевіряємо нову.} other { Усе інше без змін.}}}} Якщо її змінили не Ви, зв’яжіться з нами.',
  'mail.request_adjusted.subject':
    '{turn, select, come {Вашу заявку {reference} змінено та прийнято} other {Вашу заявку {reference} змінено}}',
  'mail.request_adjusted.intro':
    'Кількість у Вашій заявці на «{offer}» змінено. Тепер у ній: {items}.{turn, select, come {} other { Усе інше без змін.}}',
  'mail.details_changed.subject': 'Вашу заявку {reference} змінено',
  'mail.details_changed.intro':
    '{detail, select, name {Ім’я у Вашій заявці на «{offer}» змінено.} phone {Номер телефону у Вашій заявці на «{offer}» змінено.} email {Електронну пошту Вашої заявки на «{offer}» змінено{address, select, none {} other {: {address}}}. На цю адресу ми більше не писатимемо.} other {Відповідь у Вашій заявці на «{offer}» змінено.}}{state, select, held { Ми перевіряємо заявку.} other {}} Якщо це були не Ви, зв’яжіться з нами.',
  'mail.email_asked.subject': 'Ваша заявка {reference}: нова електронна пошта',
  'mail.email_asked.intro':
    'Електронною поштою Вашої заявки на «{offer}» має стати {address}. Доки її там не підтвердять, ми пишемо Вам сюди. Якщо це були не Ви, зв’яжіться з нами.',
  'mail.confirm_email.subject': 'Підтвердьте електронну пошту для заявки {reference}',
  'mail.confirm_email.intro':
    'Цю електронну пошту вказали в заявці на «{offer}». Щоб користуватися нею, відкрийте це посилання протягом 24 годин і натисніть там кнопку.',
  'mail.confirm_email.button': 'Підтвердити мою електронну пошту',
  'mail.confirm_email.otherwise': 'Якщо це були не Ви, не зважайте на цей лист. Нічого не зміниться.',
  'mail.claim_upheld.subject': 'Тепер Ви можете подати заявку на «{offer}»',
  'mail.claim_upheld.intro':
    'Дякуємо за повідомлення. Ми все перевірили, і Ваше помешкання може подати заявку на «{offer}». Надішліть її на цій сторінці:',
  'mail.claim_refused.subject': 'Ваше повідомлення про «{offer}»',
  'mail.claim_refused.intro':
    'Дякуємо за повідомлення. Ми все перевірили, і Ваше помешкання не може подати заявку на «{offer}» ще раз.',
  'mail.claim.reason': 'Що ми з’ясували: {reason}',
  'mail.open':
    '{state, select, accepted {Переглянути або змінити заявку} held {Переглянути або змінити заявку} waitlisted {Переглянути або змінити заявку} entered {Переглянути або змінити заявку} other {Переглянути заявку}}',
  'mail.confirm_link.button': 'Підтвердити мою заявку',
  'mail.matter.reference': 'Номер заявки',
  'mail.matter.items': 'Що',
  'mail.matter.to': 'Доставити за адресою',
  'mail.matter.where': 'Де забрати',
  'mail.matter.when': 'Коли',
  'mail.matter.code': 'Ваш код',
  'mail.help': 'Допомога',
  'mail.why':
    'Ви отримали цей лист, бо подали заявку на «{offer}».{reply, select, yes { Якщо відповісте на нього, Ваш лист отримає: {organisation}.} other {}}',
  'mail.drawn': 'Жеребкування відбулося, і Ваш жереб випав.',
  'mail.draw_day': 'Дата жеребкування: {date}.',
  'mail.status':
    '{opens, select, link {Це посилання відкриває Вашу заявку.} other {Кнопка відкриває Вашу заявку.}} Хто має цей лист, теж може її відкрити: не передавайте його нікому.',
  'mail.hidden_link': '[Приватне посилання, яке отримує лише той, хто подав заявку]',
  'mail.signature': '{organisation}',
};
