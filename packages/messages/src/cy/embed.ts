import type { embedTexts } from '../en/embed.ts';

export const embedTextsInWelsh: Record<keyof typeof embedTexts, string> = {
  'embed.address.none_found':
    'Allwn ni ddim dod o hyd i hwnnw yn y rhestr gyfeiriadau. Gwiriwch y sillafu, neu dechreuwch gyda’r cod post.',
  'embed.address.unavailable':
    'Dyw’r chwiliad cyfeiriadau ddim yn gweithio ar hyn o bryd. Rhowch gynnig arall arni mewn munud.',
  'embed.address.limited': 'Gormod o chwiliadau. Arhoswch ychydig funudau a rhowch gynnig arall arni.',
  'embed.address.no_data': 'Does gennym ni ddim rhestr gyfeiriadau ar gyfer yr ardal hon.',
  'embed.address.retrieve_failed': 'Doedd dim modd llwytho’r cyfeiriad hwnnw. Dewiswch ef eto.',
  'embed.address.gone': 'Dyw’r cyfeiriad hwnnw ddim ar y rhestr mwyach. Chwiliwch eto.',
  'embed.address.unit_hint': 'Er enghraifft 2, neu B.',
  'embed.address.required': 'Dewch o hyd i’ch cyfeiriad a’i ddewis o’r rhestr, neu teipiwch ef eich hun.',
  'embed.address.required_from_list': 'Dewch o hyd i’ch cyfeiriad a’i ddewis o’r rhestr.',
  'embed.address.optional': '{label} (dewisol)',
  'embed.address.postcode_form': 'Gwiriwch y cod post. Yn y wlad hon, mae’n edrych fel {example}.',
  'embed.address.incomplete': 'Yn eisiau o hyd: {fields}.',
  'embed.offer.title': 'Cynnig',
  'embed.offer.loading': 'Yn llwytho’r cynnig…',
  'embed.offer.refused': 'Ni allwch lenwi’r cynnig hwn ar y wefan hon eto.',
  'embed.offer.unreachable': 'Doedd dim modd llwytho’r cynnig.',
  'embed.offer.open': 'Agor y cynnig ar ei dudalen ei hun',
};
