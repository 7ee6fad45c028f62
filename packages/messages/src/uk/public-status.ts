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
  'public.withdraw.open': 'Скасувати цю заявку',
  'public.withdraw.text':
    '{reach, select, collected {Для Вас нічого не буде відкладено.} other {Нічого не буде надіслано.}} Це не можна повернути.',
  'public.withdraw.confirm': 'Так, скасувати',
};
