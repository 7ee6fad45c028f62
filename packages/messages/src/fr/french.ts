import type { PartsForStaff } from '../translated-parts.ts';
import { errorsInFrench } from './errors.ts';
import { mailTextsInFrench } from './mail.ts';
import { offerTextsInFrench } from './offer.ts';
import { publicAddressTextsInFrench } from './public-address.ts';
import { publicNoticeTextsInFrench } from './public-notices.ts';
import { publicStatusTextsInFrench } from './public-status.ts';
import { publicPageTextsInFrench } from './public.ts';
import { staffTextsInFrench } from './staff.ts';

/** For visitors and the console; emails to staff stay English. */
export const french: PartsForStaff = {
  errors: errorsInFrench,
  offer: offerTextsInFrench,
  public: {
    ...publicAddressTextsInFrench,

    ...publicNoticeTextsInFrench,
    ...publicStatusTextsInFrench,
    ...publicPageTextsInFrench,
  },
  staff: staffTextsInFrench,
  mail: mailTextsInFrench,
  paper: {
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
  },
  embed: {
    'embed.address.none_found':
      'Nous ne trouvons pas cette adresse dans la liste. Vérifiez l’orthographe, ou commencez par le code postal.',
    'embed.address.unavailable': 'La recherche d’adresses ne fonctionne pas pour le moment. Réessayez dans un instant.',
    'embed.address.limited': 'Trop de recherches. Attendez quelques minutes, puis réessayez.',
    'embed.address.no_data': 'Nous n’avons pas de liste d’adresses pour ce secteur.',
    'embed.address.retrieve_failed': 'Nous n’avons pas pu charger cette adresse. Choisissez-la de nouveau.',
    'embed.address.gone': 'Cette adresse n’est plus dans la liste. Refaites une recherche.',
    'embed.address.unit_hint': 'Par exemple 2, ou B.',
    'embed.address.required': 'Cherchez votre adresse et choisissez-la dans la liste, ou saisissez-la vous-même.',
    'embed.address.required_from_list': 'Cherchez votre adresse et choisissez-la dans la liste.',
    'embed.address.optional': '{label} (facultatif)',
    'embed.address.postcode_form': 'Vérifiez le code postal. Dans ce pays, il ressemble à {example}.',
    'embed.address.incomplete': 'Il manque encore : {fields}.',
    'embed.offer.title': 'Offre',
    'embed.offer.loading': 'Chargement de l’offre…',
    'embed.offer.refused': 'Cette offre ne peut pas encore être remplie sur ce site.',
    'embed.offer.unreachable': 'L’offre n’a pas pu être chargée.',
    'embed.offer.open': 'Ouvrir l’offre sur sa propre page',
  },
};
