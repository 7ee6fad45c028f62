import type { TranslatedParts } from '../translated-parts.ts';
import { errorsInSpanish } from './errors.ts';
import { mailTextsInSpanish } from './mail.ts';
import { offerTextsInSpanish } from './offer.ts';
import { publicPageTextsInSpanish } from './public.ts';
import { publicAddressTextsInSpanish } from './public-address.ts';
import { publicNoticeTextsInSpanish } from './public-notices.ts';
import { publicStatusTextsInSpanish } from './public-status.ts';

/** Complete for visitors; the console and emails to staff stay English. */
export const spanish: TranslatedParts = {
  errors: errorsInSpanish,
  offer: offerTextsInSpanish,
  public: {
    ...publicPageTextsInSpanish,
    ...publicAddressTextsInSpanish,
    ...publicNoticeTextsInSpanish,
    ...publicStatusTextsInSpanish,
  },
  mail: mailTextsInSpanish,
  paper: {
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
  },
  embed: {
    'embed.address.none_found':
      'No lo encontramos en la lista de direcciones. Revise cómo está escrita o empiece por el código postal.',
    'embed.address.unavailable':
      'La búsqueda de direcciones no funciona en este momento. Inténtelo de nuevo enseguida.',
    'embed.address.limited': 'Demasiadas búsquedas. Espere unos minutos e inténtelo de nuevo.',
    'embed.address.no_data': 'No tenemos lista de direcciones de esta zona.',
    'embed.address.retrieve_failed': 'No hemos podido cargar esa dirección. Elíjala otra vez.',
    'embed.address.gone': 'Esa dirección ya no está en la lista. Busque otra vez.',
    'embed.address.unit_hint': 'Por ejemplo, 2 o B.',
    'embed.address.required': 'Busque su dirección y elíjala de la lista, o escríbala a mano.',
    'embed.address.required_from_list': 'Busque su dirección y elíjala de la lista.',
    'embed.address.optional': '{label} (opcional)',
    'embed.address.postcode_form': 'Revise el código postal. En este país tiene esta forma: {example}.',
    'embed.address.incomplete': 'Todavía falta: {fields}.',
    'embed.offer.title': 'Oferta',
    'embed.offer.loading': 'Cargando la oferta…',
    'embed.offer.refused': 'Esta oferta aún no se puede rellenar en este sitio.',
    'embed.offer.unreachable': 'No hemos podido cargar la oferta.',
    'embed.offer.open': 'Abrir la oferta en su propia página',
  },
};
