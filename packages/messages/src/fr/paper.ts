import type { paperTexts } from '../en/paper.ts';

export const paperTextsInFrench: Record<keyof typeof paperTexts, string> = {
  'paper.pick_list.title': 'Liste de prélèvement, {batch}',
  'paper.pick_list.parcels': '{parcels, plural, one {# colis} many {# colis} other {# colis}}',
  'paper.pick_list.page': 'Page {page}',
  'paper.pick_list.position': 'N°',
  'paper.pick_list.reference': 'Référence',
  'paper.pick_list.name': 'Nom',
  'paper.pick_list.town': 'Ville',
  'paper.pick_list.items': 'Articles',
  'paper.slips.title': 'Bons de livraison, {batch}',
  'paper.slips.items': 'Dans ce colis',
  'paper.slips.help': 'Il manque quelque chose, ou c’est abîmé ?',
};
