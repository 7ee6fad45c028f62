import type { embedTexts } from '../en/embed.ts';

export const embedTextsInSpanish: Record<keyof typeof embedTexts, string> = {
  'embed.address.none_found':
    'No lo encontramos en la lista de direcciones. Revise cómo está escrita o empiece por el código postal.',
  'embed.address.unavailable': 'La búsqueda de direcciones no funciona en este momento. Inténtelo de nuevo enseguida.',
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
};
