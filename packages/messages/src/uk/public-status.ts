import type { publicStatusTexts } from '../en/public-status.ts';

export const publicStatusTextsInUkrainian: Record<keyof typeof publicStatusTexts, string> = {
  'public.receipt.reference': 'Номер заявки',
  'public.receipt.copy': 'Копіювати посилання',
  'public.receipt.link': 'Посилання на цю заявку',
  'public.receipt.qr': 'Відскануйте код, щоб відкрити заявку. Хто його має, може зробити те саме.',
  'public.receipt.keep': 'Збережіть це посилання, щоб повернутися до заявки. Не передавайте його нікому.',
  'public.receipt.print': 'Друкувати',
  'public.receipt.copied': 'Посилання скопійовано',
  'public.receipt.marked': 'Виділено: скопіюйте клавіатурою або через меню',
  'public.receipt.to': 'Доставити за адресою',
  'public.receipt.for': 'Для',
  'public.receipt.masked': 'Частково приховано на випадок, якщо цю сторінку побачать інші.',
  'public.receipt.sent': 'Надіслано',
  'public.receipt.show': 'Показати мої дані',
  'public.receipt.shown': 'Зараз видно, щоб можна було перевірити або надрукувати.',
  'public.receipt.hide': 'Приховати',
  'public.receipt.giving': 'Як розподіляють',
  'public.receipt.emailed': '{state, select, sent {Ми надіслали це на {address}} other {Надсилаємо це на {address}}}',
  'public.receipt.not_emailed':
    'Не вдалося надіслати листа на {address}. {change, select, yes {Перевірте адресу.} other {Якщо адреса неправильна, повідомте нас: контакти нижче.}}',
  'public.receipt.put_email_right': 'Виправити',
  'public.receipt.no_email':
    'Ви не вказали електронної пошти. Збережіть або надрукуйте цю сторінку, щоб повернутися до неї.',
  'public.mail_link.open': 'Надіслати мені посилання на цю сторінку',
  'public.mail_link.known': 'Ми надішлемо його на {address}.',
  'public.mail_link.hint': 'Ми використаємо її лише для цього листа.',
  'public.mail_link.send': 'Надіслати посилання',
  'public.mail_link.sent': 'Посилання вже в дорозі до Вашої пошти. Це може тривати кілька хвилин.',
  'public.mail_link.limited':
    'Сьогодні посилання вже надсилали кілька разів, тому ми не надіслали його знову. Скопіюйте його або спробуйте завтра.',
  'public.status.title': 'Заявка {reference}',
  'public.status.confirm_until': 'Посилання діє до: {when}.',
  'public.status.reason': 'Причина: {reason}',
  'public.status.ask_again': 'Надішліть нову заявку, доки пропозиція відкрита',
  'public.status.too_late.withdrawal':
    'Тут скасувати вже запізно: заявка просунулася, відколи Ви відкрили сторінку. Нічого не змінено.',
  'public.status.too_late.correction':
    'Тут змінити це вже запізно: заявка просунулася, відколи Ви відкрили сторінку. Нічого не змінено.',
  'public.status.changed':
    '{what, select, address {Адресу змінено.} items {Речі змінено.} name {Ім’я змінено.} email {Електронну пошту змінено.} phone {Номер телефону змінено.} other {Вашу відповідь змінено.}} {shown, select, yes {Перевірте, чи все правильно.} other {Натисніть «Показати мої дані», щоб перевірити, чи все правильно.}}',
  'public.standing.unconfirmed': 'Ще один крок: відкрийте посилання в листі',
  'public.standing.unconfirmed_next':
    'Відкрийте посилання, яке ми надсилаємо на {address}, і натисніть там кнопку. До того нічого для Вас не зарезервовано.',
  'public.standing.held': 'Ми перевіряємо Вашу заявку',
  'public.standing.held_next':
    'Ваша частка відкладена для Вас, і ми перевіримо заявку{reach, select, collected {, перш ніж Ви зможете щось забрати} other { перед відправленням}}. Вам нічого не треба робити.',
  'public.standing.held_review': 'Ми перевіряємо Вашу заявку',
  'public.standing.held_review_next':
    'Рішення ухвалює команда, а Ваша частка до того відкладена для Вас. Вам нічого не треба робити.',
  'public.standing.held_drawn': 'Ваш жереб випав. Ми перевіряємо заявку',
  'public.standing.held_drawn_next':
    'Жеребкування відбулося: {drawn}. Ваша частка відкладена для Вас, і ми перевіряємо заявку{reach, select, collected {, перш ніж Ви зможете щось забрати} other { перед відправленням}}.',
  'public.standing.held_unreserved': 'Ми перевіряємо Вашу заявку',
  'public.standing.held_unreserved_next':
    'Ми перевіримо заявку{reach, select, collected {, перш ніж Ви зможете щось забрати} other { перед відправленням}}. До того нічого для Вас не зарезервовано. Вам нічого не треба робити.',
  'public.standing.accepted': 'Вашу заявку прийнято',
  'public.standing.accepted_next':
    'Частка відкладена для Вашого помешкання.{by, select, none { Скоро ми її запакуємо.} other { Доставимо не пізніше: {by}.}}',
  'public.standing.accepted_turn': 'Ваша черга настала',
  'public.standing.accepted_turn_next':
    'Вашу заявку прийнято, частка відкладена для Вашого помешкання.{by, select, none { Скоро ми її запакуємо.} other { Доставимо не пізніше: {by}.}}',
  'public.standing.accepted_drawn': 'Ваш жереб випав',
  'public.standing.accepted_drawn_next':
    'Жеребкування відбулося: {drawn}. Вашу заявку прийнято.{by, select, none { Скоро ми все запакуємо.} other { Доставимо не пізніше: {by}.}}',
  'public.standing.sent_again': 'Надсилаємо ще раз',
  'public.standing.sent_again_next':
    'Для Вас знову відкладено частку.{by, select, none { Скоро ми її запакуємо.} other { Доставимо не пізніше: {by}.}}',
  'public.standing.accepted_collected': 'Вашу заявку прийнято',
  'public.standing.accepted_collected_next': 'Частка відкладена для Вас. Де забрати: {where}, {when}.',
  'public.standing.accepted_ready': 'Можна забирати',
  'public.standing.accepted_ready_next': 'Чекає на Вас: {where}. Час: {when}.',
  'public.standing.accepted_unplaced': 'Виберіть, де забрати',
  'public.standing.accepted_unplaced_next':
    'Частка відкладена для Вас, але тут її вже не можна забрати: {where}. Виберіть нижче інше місце або зв’яжіться з нами.',
  'public.standing.waitlisted': 'Ви в черзі',
  'public.standing.waitlisted_place': 'Ваш номер у черзі: {place, number}',
  'public.standing.waitlisted_next':
    'Зараз нічого не залишилося. Коли щось повернуть, воно перейде до наступного помешкання в черзі.',
  'public.standing.waitlisted_not_drawn': 'Ваш жереб не випав',
  'public.standing.waitlisted_not_drawn_next':
    'Жеребкування відбулося: {drawn}. Ваш номер у черзі: {place, number}. Коли щось повернуть, воно перейде до наступного помешкання в черзі.',
  'public.standing.waitlisted_unchecked': 'Ви в черзі',
  'public.standing.waitlisted_unchecked_next':
    'Ми ще перевіряємо заявку, а Ваше місце збережено. Якщо щось повернуть, воно перейде до наступного перевіреного помешкання в черзі.',
  'public.standing.entered': 'Ви берете участь у жеребкуванні',
  'public.standing.entered_next': 'Дата жеребкування: {draw}. Кожен жереб має однаковий шанс.',
  'public.standing.entered_unchecked': 'Ви берете участь у жеребкуванні',
  'public.standing.entered_unchecked_next':
    'Дата жеребкування: {draw}. Якщо Ваш жереб випаде, ми перевіримо заявку{reach, select, collected {, перш ніж Ви зможете щось забрати} other { перед відправленням}}.',
  'public.standing.packed': 'Ми пакуємо Вашу посилку',
  'public.standing.packed_next':
    'Вона вирушить з найближчою доставкою. Тут уже не можна скасувати чи змінити. Якщо щось не так, зв’яжіться з нами. Контакти нижче.',
  'public.standing.dispatched': 'Уже в дорозі',
  'public.standing.dispatched_next': 'Передано на доставку.',
  'public.standing.closed': 'Завершено',
  'public.standing.closed_next': 'Передано на доставку. Якщо не надійшло, зв’яжіться з нами. Контакти нижче.',
  'public.standing.collected': 'Ви це забрали',
  'public.standing.collected_next':
    'Передано: {handed}, {where}. Якщо Ви цього не отримали, зв’яжіться з нами. Контакти нижче.',
  'public.standing.closed_undelivered': 'Цю заявку закрито',
  'public.standing.closed_undelivered_next':
    'Посилка не дійшла до Вас і не буде надіслана знову. Якщо є запитання, зв’яжіться з нами. Контакти нижче.',
  'public.standing.returned': 'Повернулося до нас',
  'public.standing.returned_next':
    '{reason, select, address_wrong {Служба доставки не знайшла адреси.} not_collected {Ніхто не прийняв посилки.} refused {Від посилки відмовилися.} other {Не вдалося доставити.}} {again, select, yes {Перевірте адресу, і ми надішлемо ще раз.} other {Якщо знаєте чому, повідомте нас: контакти нижче.}}',
  'public.standing.lost': 'Загубилося в дорозі',
  'public.standing.lost_next': 'Нам прикро. Якщо є запитання, зв’яжіться з нами. Контакти нижче.',
  'public.standing.declined': 'Ми не змогли прийняти Вашу заявку',
  'public.standing.declined_next':
    '{reach, select, collected {Для Вас нічого не відкладено.} other {Нічого не буде надіслано.}} Якщо це помилка, зв’яжіться з нами. Контакти нижче.',
  'public.standing.withdrawn': 'Ви скасували цю заявку',
  'public.standing.withdrawn_next':
    '{reach, select, collected {Для Вас нічого не відкладено.} other {Нічого не буде надіслано.}}',
  'public.standing.withdrawn_by_staff': 'Цю заявку скасовано',
  'public.standing.withdrawn_by_staff_next':
    'Ми скасували її за Вас. {reach, select, collected {Для Вас нічого не відкладено.} other {Нічого не буде надіслано.}}',
  'public.standing.lapsed_undecided': 'Заявку завершено',
  'public.standing.lapsed_undecided_next':
    'Ми не встигли перевірити заявку вчасно. {reach, select, collected {Для Вас нічого не відкладено.} other {Нічого не буде надіслано.}}',
  'public.standing.lapsed_queue': 'Заявку завершено',
  'public.standing.lapsed_queue_next':
    'Пропозиція закінчилася, перш ніж настала Ваша черга. {reach, select, collected {Для Вас нічого не відкладено.} other {Нічого не буде надіслано.}}',
  'public.standing.lapsed_draw': 'Заявку завершено',
  'public.standing.lapsed_draw_next':
    'Пропозиція закінчилася до жеребкування. {reach, select, collected {Для Вас нічого не відкладено.} other {Нічого не буде надіслано.}}',
  'public.standing.lapsed_uncollected': 'Не забрали',
  'public.standing.lapsed_uncollected_next':
    'Воно більше для Вас не зберігається. Якщо є запитання, зв’яжіться з нами. Контакти нижче.',
  'public.timeline.heading': 'Що вже відбулося',
  'public.timeline.next': 'Що буде далі',
  'public.timeline.mark.done': 'Зроблено:',
  'public.timeline.mark.now': 'Зараз:',
  'public.timeline.mark.next': 'Далі:',
  'public.shipment.carrier': 'Служба доставки',
  'public.shipment.number': 'Номер відправлення',
  'public.shipment.follow': 'Відстежити посилку',
  'public.collect.code': 'Покажіть це під час отримання',
  'public.collect.where': 'Де забрати',
  'public.collect.gone': 'Це місце більше недоступне.',
  'public.collect.none': 'Тут більше немає годин роботи.',
  'public.collect.until': 'Зберігаємо для Вас до: {when}. Потім воно перейде до наступного помешкання.',
  'public.collect.calendar': 'Додати до календаря',
  'public.collect.change': 'Вибрати інше місце',
  'public.collect.save': 'Зберегти це місце',
  'public.collect.refused': 'Там уже не можна забрати. Нічого не змінено: виберіть інше місце.',
  'public.withdraw.open':
    '{state, select, entered {Вийти з жеребкування} waitlisted {Вийти з черги} other {Скасувати цю заявку}}',
  'public.withdraw.text':
    '{state, select, waitlisted {Ви втратите своє місце в черзі.} other {{reach, select, collected {Для Вас нічого не буде відкладено.} other {Нічого не буде надіслано.}}}} Це не можна повернути.',
  'public.withdraw.confirm':
    '{state, select, entered {Так, вийти з жеребкування} waitlisted {Так, вийти з черги} other {Так, скасувати}}',

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

  'public.draw.title': 'Жеребкування',
  'public.draw.heading_collecting': 'Буде жеребкування',
  'public.draw.heading_fixed': 'Список для жеребкування закрито',
  'public.draw.heading_drawn': 'Жеребкування відбулося',
  'public.draw.text_collecting':
    'Кожна заявка, яка бере участь у жеребкуванні на момент закриття пропозиції, має однаковий шанс. Список жеребів з’явиться тут невдовзі після закриття.',
  'public.draw.text_fixed': 'Участь закрито. Жеребкування відбудеться, коли стане відоме публічне значення.',
  'public.draw.text_drawn': 'Публічне значення відоме, і за списком нижче будь-хто може повторити жеребкування.',
  'public.draw.decides': 'Що вирішує',
  'public.draw.format': 'Як це записують',
  'public.draw.format_text':
    '{kind, select, digits {Рівно {length, plural, one {# цифра} few {# цифри} many {# цифр} other {# цифри}}, без нічого між ними} hex {Рівно {length, plural, one {# знак} few {# знаки} many {# знаків} other {# знака}}: від 0 до 9 і від a до f, малими літерами} other {{count, plural, one {# ціле число} few {# різні цілі числа} many {# різних цілих чисел} other {# різного цілого числа}} від {min} до {max}, {order, select, ascending {від найменшого} other {у порядку жеребкування}}, через один пробіл і без нулів на початку}}',
  'public.draw.known_at': 'Стане відомо',
  'public.draw.value': 'Значення',
  'public.draw.fixed_at': 'Список закрито',
  'public.draw.digest': 'Контрольна сума списку (SHA-256)',
  'public.draw.how_heading': 'Як це працює',
  'public.draw.how_enter':
    'Кожна заявка має жереб: рядок літер і цифр, який нічого про Вас не повідомляє. Він є у Вашому підтвердженні.',
  'public.draw.how_fix': 'Після закриття тут публікують список усіх жеребів. Відтоді в ньому нічого не змінюється.',
  'public.draw.how_rank':
    'Потім оприлюднюють значення, якого раніше ніхто не міг знати. Двоє людей з організації вводять його окремо, так, як оголошено тут. Разом із кожним жеребом воно визначає порядок.',
  'public.draw.how_give': 'У цьому порядку ми приймаємо заявки, доки вистачає на всю заявку. Решта — у черзі.',
  'public.draw.experts': 'Для фахівців',
  'public.draw.experts_text':
    'Порядок визначає HMAC-SHA-256 кожного жереба, де ключем є публічне значення, від найменшого.',
  'public.draw.list_heading': '{count, plural, one {# жереб} few {# жереби} many {# жеребів} other {# жереба}}',
  'public.draw.file':
    '<file>Збережіть список у файл</file> і перевірте самостійно: «doorstep draw verify» повторює за ним жеребкування без цього сервера.',
  'public.draw.more':
    '{count, plural, one {І ще # у файлі.} few {І ще # у файлі.} many {І ще # у файлі.} other {І ще # у файлі.}}',
  'public.draw.back': 'Назад до пропозиції',
};
