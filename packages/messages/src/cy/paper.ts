import type { paperTexts } from '../en/paper.ts';

export const paperTextsInWelsh: Record<keyof typeof paperTexts, string> = {
  'paper.pick_list.title': 'Rhestr gasglu, {batch}',
  'paper.pick_list.parcels':
    '{parcels, plural, zero {# parsel} one {# parsel} two {# barsel} few {# pharsel} many {# pharsel} other {# parsel}}',
  'paper.pick_list.page': 'Tudalen {page}',
  'paper.pick_list.position': 'Rhif',
  'paper.pick_list.reference': 'Cyfeirnod',
  'paper.pick_list.name': 'Enw',
  'paper.pick_list.town': 'Tref',
  'paper.pick_list.items': 'Eitemau',
  'paper.slips.title': 'Slipiau pacio, {batch}',
  'paper.slips.items': 'Yn y parsel hwn',
  'paper.slips.help': 'Rhywbeth ar goll neu wedi torri?',
};
