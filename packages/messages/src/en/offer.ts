/**
 * Texts about offers shared by pages, emails and the API; ids start with `offer.`. The only texts about how places are
 * given and what happens after sending; each NAME in `givings` has the same set.
 */
export const offerTexts = {
  // On a poster, between its code and its address.
  'offer.poster.scan': 'Scan the code or go to',
  'offer.remaining.hidden': '',
  // Remaining stock in words: below the title, and after an item’s name and a colon.
  'offer.remaining.unlimited': 'Enough for everyone',
  'offer.remaining.plenty': 'Plenty left',
  'offer.remaining.fewer_than': 'Fewer than {quantity, number} left',
  'offer.remaining.none': 'None left',
  // The same as sentences.
  'offer.left_now.hidden': '',
  'offer.left_now.unlimited': 'There are enough for everyone.',
  'offer.left_now.plenty': 'Plenty left now.',
  'offer.left_now.fewer_than': 'Fewer than {quantity, number} left now.',
  'offer.left_now.none': '',

  // Headings of the four facts about an offer.
  'offer.fact.who': 'Who can ask',
  'offer.fact.giving': 'How places are given',
  'offer.fact.delivery': 'How it reaches you',
  'offer.fact.until': 'Until when',

  // How places are given, in a few words. {date} is the day of the draw.
  'offer.giving.first_come': 'First come, first served',
  'offer.giving.draw': 'By draw on {date}',
  'offer.giving.decided': 'The team decides on each request',
  'offer.giving.queue': 'None left now: join the queue',
  'offer.giving.none_left': 'None left now',
  // The explanation: on the offer, before Send, on the receipt and in the email.
  'offer.giving.first_come.more': 'Accepted as soon as you send, while there are some left.',
  'offer.giving.draw.more': 'Every home that enters has the same chance. Being early makes no difference.',
  'offer.giving.decided.more': 'Every request is read, and answered yes or no.',
  'offer.giving.queue.more': 'When one becomes free, it goes to the next home in line.',
  'offer.giving.none_left.more': 'If one becomes free, it shows here.',
  'offer.decided_within': 'Usually within {days, plural, one {one working day} other {# working days}}.',
  // Above the form, and on the button that sends it.
  'offer.giving.first_come.heading': 'Request yours',
  'offer.giving.draw.heading': 'Enter the draw',
  'offer.giving.decided.heading': 'Send your request',
  'offer.giving.queue.heading': 'Join the queue',
  'offer.giving.none_left.heading': 'There are none left',
  'offer.giving.first_come.send': 'Send request',
  'offer.giving.draw.send': 'Send and enter the draw',
  'offer.giving.decided.send': 'Send for a decision',
  'offer.giving.queue.send': 'Send and join the queue',
  'offer.giving.none_left.send': 'Send request',

  // Next to the Send button.
  'offer.privacy':
    '{organisation} uses your details for this offer only, and removes them {days, plural, one {one day} other {# days}} after your request has ended.',
  // {places} is a list of countries, postcode areas or towns.
  'offer.who.places': 'Homes in {places}',
  'offer.who.prefixes': 'Homes with a postcode that starts with {places}',
  'offer.who.map': 'Homes in one area on the map',
  'offer.who.some_prefixes': 'Homes in certain postcode areas',
  'offer.who.map_in': 'Homes in one area of {places}',
  'offer.who.everywhere': 'Homes everywhere',
  'offer.who.per_home': '{count, plural, one {One per home} other {Up to # per home}}',
  'offer.who.per_home_window':
    '{count, plural, one {One per home} other {Up to # per home}} every {days, plural, one {day} other {# days}}',
  'offer.who.entry': 'One entry per home',
  'offer.who.group': 'Counted together with the other offers of “{group}”.',

  'offer.delivery': 'Delivered to your door',
  'offer.delivery.if_drawn': 'If you’re drawn.',
  'offer.delivery.if_queue': 'Once it’s your turn.',

  // For visitors who collect. {when} is a day with its hours.
  'offer.collect': 'You collect it',
  'offer.collect.sentence': 'You collect it.',
  'offer.collect.card': 'You collect it.',
  // {when} is “none” if the request may have to wait for longer than until the next opening.
  'offer.collect.at':
    '{when, select, none {At {place}.} other {{when}{more, select, yes { or another time listed} other {}}, at {place}.}}',
  'offer.collect.choose': 'At one of {count, number} places, which you choose in the form.',
  'offer.collect.nowhere': 'There are no more opening times at the moment.',
  'offer.collect.code': 'Your code: {code}',
  // Title of a calendar entry.
  'offer.collect.calendar': 'Collect: {title}',

  // {when} is a day and time.
  'offer.until.open': 'Open until {when}',
  'offer.until.open_more': 'Or until none are left.',
  'offer.until.draw': 'Enter until {when}',
  'offer.until.draw_more': 'Everyone hears how it went.',
  'offer.until.queue': 'The queue is open until {when}',
  'offer.until.queue_more': 'It costs nothing, and you can leave any time.',
  'offer.until.decided_more': 'Send your request by then.',
  'offer.until.endless': 'No closing date',
  'offer.until.endless_more': 'Ask whenever you need one.',
  'offer.until.scheduled': 'Opens {when}',
  'offer.until.scheduled_more': 'Closes {when}.',
  'offer.until.paused': 'Paused for now',
  'offer.until.closed': 'Closed',

  // Below a chosen address. {area} is one of the offer.who texts.
  'offer.home.in_area': 'This home is in the area',
  'offer.home.anywhere': 'Homes at this address can ask',
  'offer.home.checked_later': 'We check the limit for each home only at the end.',
  'offer.home.on_map': 'We check on the map whether this home is in the area',
  'offer.home.by_hand': 'We check this address by hand',
  'offer.home.longer': 'You can go on; it takes a little longer.',
  'offer.home.which_flat': 'Which flat is yours?',
  'offer.home.which_flat.more':
    'Each flat is a home of its own. Without a number we have to check by hand, and it takes longer.',
  'offer.home.outside': 'This home is outside the area',
  'offer.home.outside.more': 'This offer is for: {area}. Nothing was sent.',
  'offer.home.refused.po_box': 'This offer isn’t for PO boxes',
  'offer.home.refused.military': 'This offer isn’t for military addresses',
  'offer.home.refused.care_of': 'This offer isn’t for care-of addresses',
  'offer.home.refused.business': 'This offer isn’t for businesses',
  'offer.home.refused.more': 'Nothing was sent.',

  // After sending: a heading, and details of that step.
  'offer.step.accepted': 'It’s accepted at once',
  'offer.step.accepted.more':
    'If there are enough left. If not, we don’t take your request, and show you what you can still ask for.',
  'offer.step.receipt': 'We email your receipt',
  'offer.step.receipt.to': 'To {email}',
  'offer.step.receipt.if_email': 'If you give an email address.',
  'offer.step.page': 'You get a page to save or print',
  'offer.step.page.more': 'It shows where your request has got to: keep its link.',
  'offer.step.code': 'You get a code to show at the counter',
  'offer.step.code.more':
    '{way, select, sent {On the page of your request, and by email to {email}.} maybe {On the page of your request, and by email if you give an address.} other {On the page of your request: keep its link.}}',
  'offer.step.entered': 'Your home enters the draw',
  'offer.step.entered.more': 'It’s not a promise yet. Every entry has the same chance.',
  'offer.step.drawn': 'The draw is held on {date}',
  // Before staff’s announcement, such as “the first lottery result of May”.
  'offer.step.decided_by': 'A public result decides it, so nobody here can choose:',
  'offer.step.if_drawn': 'If you’re drawn',
  'offer.step.if_not_drawn': 'If you’re not drawn, you join the queue.',
  'offer.step.queued': 'You join the queue',
  'offer.step.queued.more': 'Nothing is set aside for you yet.',
  'offer.step.turn': 'If one becomes free, the next in line gets it',
  'offer.step.turn.more':
    'There’s nothing you have to do, and no date we can promise. You can leave the queue at any time.',
  'offer.step.your_turn': 'When it’s your turn',
  'offer.step.read': 'The team looks at your request',
  'offer.step.read.more': 'One is kept for you until they decide, but that’s not a yes yet.',
  'offer.step.read_queue.more': 'While you wait. Your place is kept.',
  'offer.step.answer': 'You get an answer either way',
  'offer.step.if_yes': 'If the answer is yes',
  'offer.step.link': 'You get an email with a link',
  'offer.step.link.more': 'Open it within 24 hours, and press the button there. Until then nothing is reserved.',
  'offer.step.person': 'Someone checks your request first',
  'offer.step.person.more': 'It takes longer, and nothing is reserved until then.',
  'offer.step.address': 'We check the address first',
  'offer.step.address.typed': 'Because you typed it yourself.',
  'offer.step.address.aside': 'One is set aside for you until then, if there’s still one left.',
  'offer.step.address_later':
    'We check the address {reach, select, collected {before you can collect anything} other {before anything is sent}}',
  'offer.step.if_well': 'If all is well',
  // How visitors are notified: {way} is “sent” for an email, “maybe” if that is not known yet.
  'offer.step.told':
    '{way, select, sent {We email you.} maybe {We email you, if you give an email address.} other {The page of your request tells you: keep its link.}}',
  'offer.step.told_draw':
    '{way, select, sent {We email you how it went, whatever the result.} maybe {We tell you how it went, whatever the result.} other {The page of your request tells you how it went: keep its link.}}',
  'offer.step.told_turn':
    '{way, select, sent {We email you when it’s your turn.} maybe {We tell you when it’s your turn.} other {The page of your request tells you when it’s your turn: keep its link.}}',
  // {date} is the promised day.
  'offer.step.delivered_by': 'By {date}.',

  // The steps of a request, on its page and in emails; ids start with `offer.past.` and `offer.next.`.
  // Past steps, next to a date: “(the request was) accepted”.
  'offer.past.accepted': 'Accepted',
  'offer.past.drawn': 'Drawn',
  'offer.past.not_drawn': 'The draw was held: not drawn',
  'offer.past.rank': 'Number {rank, number} of the draw.',
  'offer.past.address_corrected': 'Address changed',
  'offer.past.adjusted': 'Quantities changed',
  'offer.past.place_changed': 'Place of collection changed',
  'offer.past.handed_over': 'Collected',
  'offer.past.not_collected': 'Not collected',
  'offer.past.details_changed': 'Details changed',
  'offer.past.unconfirmed': 'Sent, not confirmed yet',
  'offer.past.held': 'Being checked',
  'offer.past.held.now': 'You don’t need to do anything.',
  'offer.past.waitlisted': 'Joined the queue',
  'offer.past.waitlisted.now': 'In the queue, number {place, number}',
  'offer.past.entered': 'Entered the draw',
  'offer.past.entered.now': 'Your home has one entry.',
  'offer.past.packed': 'Being packed',
  'offer.past.dispatched': 'Handed over for delivery',
  'offer.past.closed': 'Closed',
  'offer.past.returned': 'Came back',
  'offer.past.lost': 'Lost',
  'offer.past.declined': 'Not accepted',
  'offer.past.withdrawn': 'Cancelled',
  'offer.past.lapsed': 'Ended',

  'offer.next.confirm': 'You confirm it',
  'offer.next.confirm.more': 'Open the link in the email, and press the button there.',
  'offer.next.packed': 'Packed',
  'offer.next.packed.by': 'By {date}.',
  'offer.next.packed.until': 'Until then you can change or cancel it.',
  'offer.next.handed_over': 'Handed over for delivery',
  'offer.next.ready': 'Ready to collect',
  'offer.next.at_door': 'At your door',
  'offer.next.checked': 'We check your request',
} as const;
