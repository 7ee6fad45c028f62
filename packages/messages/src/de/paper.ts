import type { paperTexts } from '../en/paper.ts';

export const paperTextsInGerman: Record<keyof typeof paperTexts, string> = {
  'paper.pick_list.title': 'Packliste, {batch}',
  'paper.pick_list.parcels': '{parcels, plural, one {# Paket} other {# Pakete}}',
  'paper.pick_list.page': 'Seite {page}',
  'paper.pick_list.position': 'Nr.',
  'paper.pick_list.reference': 'Vorgangsnummer',
  'paper.pick_list.name': 'Name',
  'paper.pick_list.town': 'Ort',
  'paper.pick_list.items': 'Artikel',
  'paper.slips.title': 'Lieferscheine, {batch}',
  'paper.slips.items': 'In diesem Paket',
  'paper.slips.help': 'Fehlt etwas oder ist etwas kaputt?',
};
