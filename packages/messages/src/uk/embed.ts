import type { embedTexts } from '../en/embed.ts';

export const embedTextsInUkrainian: Record<keyof typeof embedTexts, string> = {
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
};
