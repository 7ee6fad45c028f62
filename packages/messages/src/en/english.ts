import { errors } from './errors.ts';
import { mailTexts } from './mail.ts';
import { offerTexts } from './offer.ts';
import { publicAddressTexts } from './public-address.ts';
import { publicNoticeTexts } from './public-notices.ts';
import { publicStatusTexts } from './public-status.ts';
import { publicPageTexts } from './public.ts';
import { staffMailTexts } from './staff-mail.ts';
import { staffTexts } from './staff.ts';

/** The source of all translations, split into the parts that bundles need. */
export const english = {
  errors,
  offer: offerTexts,
  public: {
    ...publicAddressTexts,
    ...publicNoticeTexts,
    ...publicStatusTexts,
    ...publicPageTexts,
  },
  staff: staffTexts,
  mail: mailTexts,
  /** Printed for a batch besides labels; packing slips go into the parcels. */
  paper: {
    'paper.pick_list.title': 'Pick list, {batch}',
    'paper.pick_list.parcels': '{parcels, plural, one {# parcel} other {# parcels}}',
    'paper.pick_list.page': 'Page {page}',
    'paper.pick_list.position': 'No.',
    'paper.pick_list.reference': 'Reference',
    'paper.pick_list.name': 'Name',
    'paper.pick_list.town': 'Town',
    'paper.pick_list.items': 'Items',
    'paper.slips.title': 'Packing slips, {batch}',
    'paper.slips.items': 'In this parcel',
    'paper.slips.help': 'Something missing or broken?',
  },
  staffMail: staffMailTexts,
  /** Additional texts for the elements embedded in other sites. */
  embed: {
    'embed.address.none_found':
      'We can’t find that in the address list. Check the spelling, or begin with the postcode.',
    'embed.address.unavailable': 'Address search isn’t working at the moment. Try again in a moment.',
    'embed.address.limited': 'Too many searches. Wait a few minutes and try again.',
    'embed.address.no_data': 'We have no address list for this area.',
    'embed.address.retrieve_failed': 'We couldn’t load that address. Choose it again.',
    'embed.address.gone': 'That address is no longer in the list. Search again.',
    'embed.address.unit_hint': 'For example 2, or B.',
    'embed.address.required': 'Find your address and choose it from the list, or type it yourself.',
    'embed.address.required_from_list': 'Find your address and choose it from the list.',
    'embed.address.optional': '{label} (optional)',
    'embed.address.postcode_form': 'Check the postcode. In this country, it looks like {example}.',
    'embed.address.incomplete': 'Still missing: {fields}.',
    'embed.offer.title': 'Offer',
    'embed.offer.loading': 'Loading the offer…',
    'embed.offer.refused': 'You can’t fill in this offer on this site yet.',
    'embed.offer.unreachable': 'We couldn’t load the offer.',
    'embed.offer.open': 'Open the offer in its own page',
  },
};
export type CataloguePart = keyof typeof english;
/** All message ids; the compiler rejects any other. */
export type TextId = { [Part in CataloguePart]: keyof (typeof english)[Part] }[CataloguePart];
export type StaffTextId = keyof typeof staffTexts;
export type ErrorTextId = keyof typeof errors;
