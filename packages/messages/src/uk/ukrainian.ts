import type { TranslatedParts } from '../translated-parts.ts';
import { errorsInUkrainian } from './errors.ts';
import { mailTextsInUkrainian } from './mail.ts';
import { offerTextsInUkrainian } from './offer.ts';
import { publicPageTextsInUkrainian } from './public.ts';
import { publicAddressTextsInUkrainian } from './public-address.ts';
import { publicNoticeTextsInUkrainian } from './public-notices.ts';
import { publicStatusTextsInUkrainian } from './public-status.ts';

/** Complete for visitors; the console and emails to staff stay English. */
export const ukrainian: TranslatedParts = {
  errors: errorsInUkrainian,
  offer: offerTextsInUkrainian,
  public: {
    ...publicPageTextsInUkrainian,
    ...publicAddressTextsInUkrainian,
    ...publicNoticeTextsInUkrainian,
    ...publicStatusTextsInUkrainian,
  },
  mail: mailTextsInUkrainian,
  paper: {
    'paper.pick_list.title': 'Список для пакування, {batch}',
    'paper.pick_list.parcels': '{parcels, plural, one {# посилка} few {# посилки} many {# посилок} other {# посилки}}',
    'paper.pick_list.page': 'Сторінка {page}',
    'paper.pick_list.position': '№',
    'paper.pick_list.reference': 'Номер заявки',
    'paper.pick_list.name': 'Ім’я',
    'paper.pick_list.town': 'Населений пункт',
    'paper.pick_list.items': 'Вміст',
    'paper.slips.title': 'Пакувальні листи, {batch}',
    'paper.slips.items': 'У цій посилці',
    'paper.slips.help': 'Чогось бракує або щось зламане?',
  },
  embed: {
    'embed.address.none_found': 'Цього немає в списку адрес. Перевірте написання або почніть з поштового індексу.',
    'embed.address.unavailable': 'Пошук адрес зараз не працює. Спробуйте ще раз за мить.',
    'embed.address.limited': 'Забагато пошуків. Зачекайте кілька хвилин і спробуйте ще раз.',
    'embed.address.no_data': 'Для цієї місцевості в нас немає списку адрес.',
    'embed.address.retrieve_failed': 'Не вдалося завантажити цю адресу. Виберіть її ще раз.',
    'embed.address.gone': 'Цієї адреси вже немає в списку. Пошукайте ще раз.',
    'embed.address.unit_hint': 'Наприклад, 2 або Б.',
    'embed.address.required': 'Знайдіть свою адресу й виберіть її зі списку або введіть вручну.',
    'embed.address.required_from_list': 'Знайдіть свою адресу й виберіть її зі списку.',
    'embed.address.optional': '{label} (необов’язково)',
    'embed.address.postcode_form': 'Перевірте поштовий індекс. У цій країні він має такий вигляд: {example}.',
    'embed.address.incomplete': 'Ще бракує: {fields}.',
    'embed.offer.title': 'Пропозиція',
    'embed.offer.loading': 'Завантажуємо пропозицію…',
    'embed.offer.refused': 'Цю пропозицію поки не можна заповнити на цьому сайті.',
    'embed.offer.unreachable': 'Не вдалося завантажити пропозицію.',
    'embed.offer.open': 'Відкрити пропозицію на окремій сторінці',
  },
};
