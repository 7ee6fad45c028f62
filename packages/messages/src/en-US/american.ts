import type { RegionalTexts } from '../translated-parts.ts';

/** Only where American English differs from British. */
export const american: RegionalTexts = {
  'public.address.search_hint': 'Start with the ZIP code, or with the number and the street.',
  'public.address.unit': 'Apartment or unit, if you have one',
  'public.address.unit_hint': 'For example 2, or B. Each apartment counts as a home.',
  'public.address.city': 'City',
  'public.address.postcode': 'Postal code',
  'public.field_error.city_required': 'Enter your city',
  'public.area.postcodes': 'ZIP codes that start with {prefixes}.',
  'public.offer.for_others_text': 'You can ask for a neighbor or a parent: use their address and their name.',
  'public.offer.closed_queue':
    'Everyone on the waitlist keeps their place. If one becomes free, it goes to the next home in line.',
  'public.check.unit': 'Apartment or unit',
  'public.check.if_short_queue': 'If there are not enough: waitlist for the full request',
  'public.refused.sold_out.text_none': 'We couldn’t take your request, and this offer has no waitlist.',
  'public.refused.sold_out.queue_text':
    'Your whole request joins the waitlist. If enough becomes free, it’s your turn. You can leave the waitlist at any time.',
  'public.refused.sold_out.queue': 'Join the waitlist for the full request',
  'public.claim.kind.different_flat': 'I live in a different apartment of this building',
  'public.find.neither_text':
    'Ask the organization that made the offer. It can find your request by your name and address. Its contact is on the page of the offer.',
  'public.draw.how_rank':
    'Then a value becomes public that nobody could know before. Two people of the organization enter it separately, in the one spelling announced here. Together with each entry it gives the order.',
  'public.draw.how_give':
    'In that order we accept requests while there is enough for the whole request. The others are on the waitlist.',
  'public.notice.complain_privacy':
    'Write to the organization first: its contact is below. You can also complain to the data protection authority of your state or country.',
  'public.notice.complain_accessibility':
    'Tell the organization what doesn’t work for you: its contact is below. If its answer doesn’t help, you can complain to the equality or accessibility body of your state or country.',
  'public.notice.gap_language':
    'The organization’s own texts may be in another language than the page. They are marked as such.',
  'public.notice.none_given': 'This organization has not written a notice yet. Ask it with the contact below.',
  'public.collect.where': 'Where you pick it up',
  'public.form.place': 'Where you pick it up',
  'public.standing.accepted_ready': 'Ready for pickup',
  'public.standing.accepted_unplaced': 'Choose where you pick it up',
  'public.standing.collected': 'You’ve picked it up',
  'public.standing.lapsed_uncollected': 'It wasn’t picked up',
  'public.standing.waitlisted': 'You’re on the waitlist',
  'public.standing.waitlisted_place': 'You’re number {place, number} on the waitlist',
  'public.standing.waitlisted_not_drawn_next':
    'The draw was held on {drawn}. You’re number {place, number} on the waitlist: when one becomes free, it goes to the next home in line.',
  'public.standing.waitlisted_unchecked': 'You’re on the waitlist',
  'public.standing.withdrawn': 'You canceled this request',
  'public.standing.withdrawn_by_staff': 'This request was canceled',
  'public.standing.withdrawn_by_staff_next':
    'We canceled it for you. {reach, select, collected {Nothing is set aside for you.} other {Nothing will be sent.}}',
  'offer.giving.queue': 'None left now: join the waitlist',
  'offer.giving.queue.heading': 'Join the waitlist',
  'offer.giving.queue.send': 'Send and join the waitlist',
  'offer.who.prefixes': 'Homes with a ZIP code that starts with {places}',
  'offer.who.some_prefixes': 'Homes in certain ZIP code areas',
  'offer.until.queue': 'The waitlist is open until {when}',
  'offer.collect': 'You pick it up',
  'offer.collect.sentence': 'You pick it up.',
  'offer.collect.card': 'You pick it up.',
  'offer.collect.calendar': 'Pick up: {title}',
  'offer.next.ready': 'Ready for pickup',
  'offer.past.handed_over': 'Picked up',
  'offer.past.not_collected': 'Not picked up',
  'offer.decided_within': 'Usually within {days, plural, one {one business day} other {# business days}}.',
  'offer.home.which_flat': 'Which apartment is yours?',
  'offer.home.which_flat.more':
    'Each apartment is a home of its own. Without a number we have to check by hand, and it takes longer.',
  'offer.step.if_not_drawn': 'If you’re not drawn, you go on the waitlist.',
  'offer.step.queued': 'You join the waitlist',
  'offer.step.turn.more':
    'There’s nothing you have to do, and no date we can promise. You can leave the waitlist at any time.',
  'offer.past.waitlisted': 'Joined the waitlist',
  'offer.past.waitlisted.now': 'On the waitlist, number {place, number}',
  'offer.past.withdrawn': 'Canceled',
  'mail.receipt.intro':
    '{state, select, accepted {Your request for “{offer}” is accepted. It’s set aside for you{way, select, collected { to pick up: where, when and your code are below} other {, and we’ll pack it soon}}.} held {We are checking your request for “{offer}”. You don’t need to do anything; we’ll email you when we’ve decided.} waitlisted {You are number {place, number} on the waitlist for “{offer}”. We’ll email you when it’s your turn.} entered {You are in the draw for “{offer}”. We’ll email you when it has been held.} other {This is your request for “{offer}”.}}',
  'mail.not_drawn.intro':
    'The draw for “{offer}” has been held, and your request wasn’t among the first. It’s on the waitlist now. If one becomes free, it goes to the next home in line. You don’t need to do anything.',
  'mail.matter.where': 'Where you pick it up',
  'mail.ready.subject': 'Ready for pickup: {offer}, {reference}',
  'mail.withdrawn.subject': 'Your request {reference} is canceled',
  'mail.withdrawn.intro':
    'Your request for “{offer}” is canceled. {way, select, collected {Nothing is set aside for you.} other {Nothing will be sent.}}',
  'field_error.region_missing': 'Enter the state, province, or region. Mail to this country needs it',
  'field_error.not_a_phone': 'Enter a phone number, such as (202) 555-0143',
  'field_error.unit_missing':
    'Enter your apartment or unit: there are several homes at this address. If yours has none, press “Check your request” again',
  'field_error.military_refused':
    'This offer doesn’t go by military mail. Give another address where you receive mail, or contact us',
  'offer.home.refused.military': 'This offer doesn’t go to military mail',
  'embed.address.none_found': 'We can’t find that in the address list. Check the spelling, or begin with the ZIP code.',
};
