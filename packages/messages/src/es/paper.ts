import type { paperTexts } from '../en/paper.ts';

export const paperTextsInSpanish: Record<keyof typeof paperTexts, string> = {
  'paper.pick_list.title': 'Lista de preparación, {batch}',
  'paper.pick_list.parcels': '{parcels, plural, one {# paquete} many {# de paquetes} other {# paquetes}}',
  'paper.pick_list.page': 'Página {page}',
  'paper.pick_list.position': 'N.º',
  'paper.pick_list.reference': 'Referencia',
  'paper.pick_list.name': 'Nombre',
  'paper.pick_list.town': 'Localidad',
  'paper.pick_list.items': 'Artículos',
  'paper.slips.title': 'Albaranes, {batch}',
  'paper.slips.items': 'En este paquete',
  'paper.slips.help': '¿Falta algo o está roto?',
};
