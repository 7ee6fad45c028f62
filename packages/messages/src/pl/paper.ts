import type { paperTexts } from '../en/paper.ts';

export const paperTextsInPolish: Record<keyof typeof paperTexts, string> = {
  'paper.pick_list.title': 'Lista kompletacji, {batch}',
  'paper.pick_list.parcels': '{parcels, plural, one {# paczka} few {# paczki} many {# paczek} other {# paczki}}',
  'paper.pick_list.page': 'Strona {page}',
  'paper.pick_list.position': 'Nr',
  'paper.pick_list.reference': 'Numer zgłoszenia',
  'paper.pick_list.name': 'Imię i nazwisko',
  'paper.pick_list.town': 'Miejscowość',
  'paper.pick_list.items': 'Zawartość',
  'paper.slips.title': 'Dowody zawartości, {batch}',
  'paper.slips.items': 'W tej paczce',
  'paper.slips.help': 'Czegoś brakuje albo coś jest uszkodzone?',
};
