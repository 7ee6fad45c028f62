import { publicPageTexts } from './public.ts';

export type AddressTextId = Extract<keyof typeof publicPageTexts, `public.address.${string}`>;

const addressTexts = Object.fromEntries(
  Object.entries(publicPageTexts).filter(([id]) => id.startsWith('public.address.')),
) as Record<AddressTextId, string>;

/** Texts of the console's page where a request is entered for somebody; the address field speaks as in public. */
export const staffEntryTexts = {
  ...addressTexts,
  'staff.address.search': 'Address',
  'staff.address.unit': 'Flat or unit, if there is one',
  'staff.entry.title': 'Enter a request for someone',
  'staff.entry.link': 'Enter a request',
  'staff.entry.lead':
    'For people who call you or come to your desk. The same limits apply as for every request; only the human check is left out.',
  'staff.entry.none_open': 'No offer is open at the moment. When one is, you can enter requests for it here.',
  'staff.entry.offer': 'Offer',
  'staff.entry.choose_offer': 'Choose an offer',
  'staff.entry.choose': 'Choose',
  'staff.entry.items': 'What they want',
  'staff.entry.if_short': 'If there aren’t enough, queue for the full request',
  'staff.entry.person': 'Who it is for',
  'staff.entry.optional': 'Optional.',
  'staff.entry.address': 'Address',
  'staff.entry.address_way': 'Where they live',
  'staff.entry.way.find': 'Find the address',
  'staff.entry.way.typed': 'Type the address',
  'staff.entry.way.none': 'No fixed address: they collect it',
  'staff.entry.way_hint.none': 'We can’t check for earlier requests. Check yourself.',
  'staff.entry.already_asked': 'Nothing was sent. See what this home has had, and its claims, under',
  'staff.entry.questions': 'Questions',
  'staff.entry.submit': 'Send request',
  'staff.request.no_fixed_address': 'No fixed address: collects it',
  'staff.requests.held_long':
    '{count, plural, one {One request has waited for a decision for 7 days or more.} other {# requests have waited for a decision for 7 days or more.}} They lapse after 14 days.',
  'staff.requests.held_long_show': 'Show oldest',

  'staff.nav.tokens': 'Tokens',
  'staff.tokens.title': 'API tokens',
  'staff.tokens.lead':
    'With a token, one of your programs can read offers and requests, or create requests. Every limit applies to it too; only the human check is left out.',
  'staff.tokens.document': 'API description (OpenAPI)',
  'staff.tokens.empty': 'No tokens yet.',
  'staff.tokens.name': 'Name',
  'staff.tokens.name_hint': 'The program that uses it.',
  'staff.tokens.scopes': 'What it may do',
  'staff.tokens.used': 'Last used',
  'staff.tokens.never': 'never',
  'staff.tokens.revoked': 'Revoked',
  'staff.tokens.new': 'New token',
  'staff.tokens.create': 'Create token',
  'staff.tokens.scopes_missing': 'Choose at least one',
  'staff.tokens.made': 'Copy the token now: it’s shown only once',
  'staff.tokens.name_missing': 'Enter a name',
  'staff.tokens.copy': 'Copy token',
  'staff.tokens.revoked_done': 'Token “{name}” revoked.',
  'staff.tokens.revoke': 'Revoke',
  'staff.tokens.revoke_named': 'Revoke {name}',
  'staff.tokens.revoke_title': 'Revoke this token?',
  'staff.tokens.revoke_body': 'The program that uses “{name}” loses access at once. You can’t undo this.',
  'staff.tokens.action': 'Action',
  'staff.scope.offers.read': 'Read offers and their stock',
  'staff.scope.requests.read': 'Read requests, with names and addresses',
  'staff.scope.requests.enter': 'Create requests',

  'staff.group.label': 'Limit group',
  'staff.group.hint':
    'Offers in one group share one allowance: what a home receives from one counts for all. You can choose a group while the offer is a draft.',
  'staff.group.after_saving': 'Save the draft first. Then it can share its limits with other offers.',
  'staff.group.none': 'None: limits of its own',
  'staff.group.in_use':
    'The group’s limits apply instead of the two above: {units, select, none {no limit for each home} other {{units} for each home}}, {days, select, none {for ever} other {over {days} days}}.',
  'staff.group.change': 'Change group…',
  'staff.group.new': 'New limit group…',
  'staff.group.new_title': 'New limit group',
  'staff.group.change_title': 'Change limit group',
  'staff.group.name': 'Group name',
  'staff.group.name_hint': 'Visitors see it, such as “Garden 2027”.',
  'staff.group.save': 'Save group',
  'staff.group.lowered': 'Homes that already have more than a lowered limit keep it, and get no more.',
};
