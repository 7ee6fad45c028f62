import type { paperTexts } from '../en/paper.ts';

export const paperTextsInUkrainian: Record<keyof typeof paperTexts, string> = {
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
};
