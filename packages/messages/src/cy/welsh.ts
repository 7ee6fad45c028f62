import type { TranslatedParts } from '../translated-parts.ts';
import { errorsInWelsh } from './errors.ts';
import { mailTextsInWelsh } from './mail.ts';
import { offerTextsInWelsh } from './offer.ts';
import { publicPageTextsInWelsh } from './public.ts';
import { publicAddressTextsInWelsh } from './public-address.ts';
import { publicNoticeTextsInWelsh } from './public-notices.ts';
import { publicStatusTextsInWelsh } from './public-status.ts';

/** Complete for visitors; the console and emails to staff stay English. */
export const welsh: TranslatedParts = {
  errors: errorsInWelsh,
  offer: offerTextsInWelsh,
  public: {
    ...publicPageTextsInWelsh,
    ...publicAddressTextsInWelsh,
    ...publicNoticeTextsInWelsh,
    ...publicStatusTextsInWelsh,
  },
  mail: mailTextsInWelsh,
  paper: {
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
  },
  embed: {
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
  },
};
