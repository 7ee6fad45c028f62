/** A request’s page: receipt, standing and history. */
export const publicStatusTexts = {
  'public.receipt.reference': 'Your reference',
  'public.receipt.copy': 'Copy link',
  'public.receipt.link': 'Link to this request',
  'public.receipt.qr': 'Scan this to open your request. Whoever has it can do the same.',
  'public.receipt.keep': 'Save this link to return to your request. Keep it to yourself.',
  'public.receipt.print': 'Print',
  'public.receipt.copied': 'Link copied',
  // After “Copy link”, if the browser blocks copying: the link is selected.
  'public.receipt.marked': 'Selected: copy it with your keyboard or menu',
  // Headings above an address, or above a name if there is no address.
  'public.receipt.to': 'Deliver to',
  'public.receipt.for': 'For',
  'public.receipt.masked': 'Partly hidden, in case others see this page.',
  'public.receipt.sent': 'Sent on',
  'public.receipt.show': 'Show my details',
  'public.receipt.shown': 'Shown for now, so that it can be checked or printed.',
  'public.receipt.hide': 'Hide',
  'public.receipt.giving': 'How places are given',
  'public.receipt.emailed':
    '{state, select, sent {We’ve emailed this to {address}} other {We’re emailing this to {address}}}',
  // {change} is “yes” if the address can be corrected on this page.
  'public.receipt.not_emailed':
    'We couldn’t email {address}. {change, select, yes {Check the address.} other {If the address is wrong, tell us: our contact is below.}}',
  'public.receipt.put_email_right': 'Put it right',
  'public.receipt.no_email': 'You gave no email address. Save or print this page: it’s your way back.',
  'public.mail_link.open': 'Email me the link to this page',
  'public.mail_link.known': 'We’ll send it to {address}.',
  'public.mail_link.hint': 'We use it for this one email only.',
  'public.mail_link.send': 'Email the link',
  'public.mail_link.sent': 'The link is on its way to you by email. It can take a few minutes.',
  'public.mail_link.limited':
    'The link has been emailed several times today, so we didn’t send it again. Copy it, or try again tomorrow.',
  'public.status.title': 'Request {reference}',
  'public.status.confirm_until': 'The link works until {when}.',
  'public.status.reason': 'The reason: {reason}',
  'public.status.ask_again': 'Send a new request while the offer is open',
  // The visitor acted on a page that had been open for a while. The current standing is shown next to it.
  'public.status.too_late.withdrawal':
    'It’s too late to cancel here: your request has moved on since you opened the page. Nothing was changed.',
  'public.status.too_late.correction':
    'It’s too late to change this here: your request has moved on since you opened the page. Nothing was changed.',
  // {shown} is “yes” if the page shows the new value in full.
  'public.status.changed':
    '{what, select, address {The address was changed.} items {The items were changed.} name {The name was changed.} email {The email address was changed.} phone {The phone number was changed.} other {Your answer was changed.}} {shown, select, yes {Check that it’s right.} other {Press “Show my details” to check that it’s right.}}',
  'public.standing.unconfirmed': 'One more step: open the link in your email',
  'public.standing.unconfirmed_next':
    'Open the link that we email to {address}, and press the button there. Until you do, nothing is reserved for you.',
  'public.standing.held': 'We’re checking your request',
  'public.standing.held_next':
    'It’s set aside for you, and someone will check your request {reach, select, collected {before you can collect anything} other {before anything is sent}}. You don’t need to do anything.',
  'public.standing.held_review': 'We’re checking your request',
  'public.standing.held_review_next':
    'The team decides on it, and it’s set aside for you until then. You don’t need to do anything.',
  'public.standing.held_drawn': 'You were drawn. We’re checking your request',
  'public.standing.held_drawn_next':
    'The draw was held on {drawn}. It’s set aside for you, and someone checks your request {reach, select, collected {before you can collect anything} other {before anything is sent}}.',
  'public.standing.held_unreserved': 'We’re checking your request',
  'public.standing.held_unreserved_next':
    'Someone will check your request {reach, select, collected {before you can collect anything} other {before anything is sent}}. Nothing is reserved for you until then. You don’t need to do anything.',
  'public.standing.accepted': 'Your request is accepted',
  'public.standing.accepted_next':
    'It’s set aside for your home.{by, select, none { We’ll pack it soon.} other { It comes by {by}.}}',
  'public.standing.accepted_turn': 'It’s your turn',
  'public.standing.accepted_turn_next':
    'Your request is accepted, and it’s set aside for your home.{by, select, none { We’ll pack it soon.} other { It comes by {by}.}}',
  'public.standing.accepted_drawn': 'You were drawn',
  'public.standing.accepted_drawn_next':
    'The draw was held on {drawn}, and your request is accepted.{by, select, none { We’ll pack it soon.} other { It comes by {by}.}}',
  'public.standing.sent_again': 'We’re sending it again',
  'public.standing.sent_again_next':
    'One is set aside for you once more.{by, select, none { We’ll pack it soon.} other { It comes by {by}.}}',
  'public.standing.accepted_collected': 'Your request is accepted',
  'public.standing.accepted_collected_next': 'It’s set aside for you. You collect it at {where}: {when}.',
  'public.standing.accepted_ready': 'Ready to collect',
  'public.standing.accepted_ready_next': 'It’s waiting for you at {where}. Come on {when}.',
  'public.standing.accepted_unplaced': 'Choose where you collect it',
  'public.standing.accepted_unplaced_next':
    'It’s set aside for you, but you can’t collect it at {where} any more. Choose another place below, or contact us.',
  'public.standing.waitlisted': 'You’re in the queue',
  'public.standing.waitlisted_place': 'You’re number {place, number} in the queue',
  'public.standing.waitlisted_next': 'None are left now. When one becomes free, it goes to the next home in line.',
  'public.standing.waitlisted_not_drawn': 'You weren’t drawn',
  'public.standing.waitlisted_not_drawn_next':
    'The draw was held on {drawn}. You’re number {place, number} in the queue: when one becomes free, it goes to the next home in line.',
  'public.standing.waitlisted_unchecked': 'You’re in the queue',
  'public.standing.waitlisted_unchecked_next':
    'We are still checking your request, and your place is kept. If one becomes free, it goes to the next home in line that is checked.',
  'public.standing.entered': 'You’re in the draw',
  'public.standing.entered_next': 'It’s held on {draw}. Every entry has the same chance.',
  'public.standing.entered_unchecked': 'You’re in the draw',
  'public.standing.entered_unchecked_next':
    'It’s held on {draw}. If yours is drawn, someone checks it {reach, select, collected {before you can collect anything} other {before anything is sent}}.',
  'public.standing.packed': 'We’re packing your parcel',
  'public.standing.packed_next':
    'It goes out with the next delivery. You can no longer cancel or change it here. If something is wrong, contact us below.',
  'public.standing.dispatched': 'It’s on its way',
  'public.standing.dispatched_next': 'It has been handed over for delivery.',
  'public.standing.closed': 'Complete',
  'public.standing.closed_next': 'It was handed over for delivery. If it didn’t arrive, contact us below.',
  'public.standing.collected': 'You’ve collected it',
  'public.standing.collected_next':
    'It was handed over on {handed} at {where}. If you didn’t get it, contact us below.',
  'public.standing.closed_undelivered': 'This request is closed',
  'public.standing.closed_undelivered_next':
    'It didn’t reach you and won’t be sent again. If you have a question, contact us below.',
  'public.standing.returned': 'It came back to us',
  // {again} is “yes” if the address can be corrected on this page.
  'public.standing.returned_next':
    '{reason, select, address_wrong {The carrier couldn’t find the address.} not_collected {Nobody took it in.} refused {It was refused.} other {It couldn’t be delivered.}} {again, select, yes {Check the address, and we send it again.} other {If you know why, tell us: our contact is below.}}',
  'public.standing.lost': 'It got lost',
  'public.standing.lost_next': 'We’re sorry. If you have a question, contact us below.',
  'public.standing.declined': 'We couldn’t accept your request',
  'public.standing.declined_next':
    '{reach, select, collected {Nothing is set aside for you.} other {Nothing will be sent.}} If you think this is a mistake, contact us below.',
  'public.standing.withdrawn': 'You cancelled this request',
  'public.standing.withdrawn_next':
    '{reach, select, collected {Nothing is set aside for you.} other {Nothing will be sent.}}',
  'public.standing.withdrawn_by_staff': 'This request was cancelled',
  'public.standing.withdrawn_by_staff_next':
    'We cancelled it for you. {reach, select, collected {Nothing is set aside for you.} other {Nothing will be sent.}}',
  'public.standing.lapsed_undecided': 'This has ended',
  'public.standing.lapsed_undecided_next':
    'We didn’t finish checking your request in time. {reach, select, collected {Nothing is set aside for you.} other {Nothing will be sent.}}',
  'public.standing.lapsed_queue': 'This has ended',
  'public.standing.lapsed_queue_next':
    'The offer ended before it was your turn. {reach, select, collected {Nothing is set aside for you.} other {Nothing will be sent.}}',
  'public.standing.lapsed_draw': 'This has ended',
  'public.standing.lapsed_draw_next':
    'The offer ended before the draw. {reach, select, collected {Nothing is set aside for you.} other {Nothing will be sent.}}',
  'public.standing.lapsed_uncollected': 'It wasn’t collected',
  'public.standing.lapsed_uncollected_next': 'It’s no longer kept for you. If you have a question, contact us below.',
  'public.timeline.heading': 'What has happened',
  'public.timeline.next': 'What happens next',
  'public.timeline.mark.done': 'Done:',
  'public.timeline.mark.now': 'Now:',
  'public.timeline.mark.next': 'Next:',
  'public.shipment.carrier': 'Carrier',
  'public.shipment.number': 'Tracking number',
  'public.shipment.follow': 'Track your parcel',
  // Where and when visitors collect.
  'public.collect.code': 'Show this at the counter',
  'public.collect.where': 'Where you collect it',
  'public.collect.gone': 'This place is no longer offered.',
  'public.collect.none': 'There are no more opening times here.',
  'public.collect.until': 'It’s kept for you until {when}. Then it goes to the next home.',
  'public.collect.calendar': 'Add to calendar',
  'public.collect.change': 'Choose another place',
  'public.collect.save': 'Save this place',
  'public.collect.refused': 'You can’t collect it there any more. Nothing was changed: choose another place.',
  // Opens the question below; “confirm” answers it.
  'public.withdraw.open':
    '{state, select, entered {Leave the draw} waitlisted {Leave the queue} other {Cancel this request}}',
  'public.withdraw.text':
    '{state, select, waitlisted {You lose your place in the queue.} other {{reach, select, collected {Nothing will be set aside for you.} other {Nothing will be sent.}}}} You can’t undo this.',
  'public.withdraw.confirm':
    '{state, select, entered {Yes, leave the draw} waitlisted {Yes, leave the queue} other {Yes, cancel it}}',

  // Corrections to a sent request.
  // Also a button on the request’s page.
  'public.change.title': 'Put something right',
  // {date} is a day, or “none” if no day is promised.
  'public.change.until': 'You can change this until it’s packed{date, select, none {} other {, by {date}}}.',
  'public.change.until_collected': 'You can change this until you collect it.',
  'public.change.shown': 'Your details are shown on this page.',
  'public.change.hide': 'Hide them',
  'public.change.place': 'Your place stays yours',
  'public.change.place_text': 'If a change can’t be made, everything stays as it is now.',
  'public.change.back': 'Back to my request',
  'public.change.now': 'Now: {value}',
  'public.change.save': 'Save',
  'public.change.save_email': 'Save and send the link',
  'public.change.keep': 'Keep it as it is',
  'public.change.items_kept': 'You keep what you have until the change is saved.',
  // {known} is “yes” if an email address is on file.
  'public.change.email_both': '{known, select, yes {We email both addresses} other {We email you a link}}',
  'public.change.email_both_text':
    '{known, select, yes {The new one gets a link to confirm. Until you press it, we keep using the old one. The old one is told that it was changed.} other {Press it to confirm the address. Until then we don’t use it.}}',
  // {current} is the email address on file, or “none”.
  'public.change.email_waits':
    'Confirm {asked}: open the link that we emailed there. {current, select, none {Until then we send no other emails.} other {Until then we use {current}.}}',
  'public.change.email_again': 'Send it again',
  'public.change.email_keep': 'Keep the old one',
  'public.change.email_sent': 'The link is on its way. It can take a few minutes.',
  'public.change.email_kept': 'The email address stays as it was.',
  'public.change.not_changed': 'Nothing was changed',
  'public.change.refused.sold_out': 'There aren’t enough left for that. You keep what you have.',
  'public.change.refused.already_asked': 'That’s more than this home can have. You keep what you have.',
  'public.change.refused.rate_limited':
    'This has been changed too many times today. Everything is as it was. Try again tomorrow, or contact us below.',
  'public.change.refused.human_check_needed':
    'We can’t change this here, because the request was sent without the security check. Contact us below, and we’ll do it for you.',
  'public.change.left': '{left, plural, =0 {none are left} one {only # more is left} other {only # more are left}}',
  'public.change.ask_again': 'Correct the address and ask again',
  'public.change.ask_again_text':
    'It came back from this address: {address}. Correct it, and we send it again. You can do this once.',
  'public.change.ask_again_send': 'Save and ask again',
  'public.confirm.email.title': 'Confirm your new email address',
  'public.confirm.email.text': 'Press the button, and emails about request {reference} come to this address.',
  'public.confirm.email.button': 'Use this email address',
  'public.confirm.email.expired':
    'The email address wasn’t changed: the link is too old, or the request has been packed.',

  'public.draw.title': 'The draw',
  'public.draw.heading_collecting': 'There will be a draw',
  'public.draw.heading_fixed': 'The list of the draw is closed',
  'public.draw.heading_drawn': 'The draw has been held',
  'public.draw.text_collecting':
    'Every request that is in the draw when the offer closes has the same chance. The list of entries appears here soon after closing.',
  'public.draw.text_fixed': 'Entries are closed. The draw is held when the public value is known.',
  'public.draw.text_drawn': 'The public value is known, and with the list below anyone can repeat the draw.',
  // Headings above the staff’s announcement.
  'public.draw.decides': 'What decides it',
  'public.draw.format': 'How it is written',
  'public.draw.format_text':
    '{kind, select, digits {Exactly {length, plural, one {# digit} other {# digits}}, with nothing between them} hex {Exactly {length, plural, one {# character} other {# characters}}: 0 to 9 and a to f, in small letters} other {{count, plural, one {One whole number} other {# different whole numbers}} from {min} to {max}, {order, select, ascending {smallest first} other {in the order they were drawn}}, with one space between them and no zeros in front}}',
  // Headings above a date.
  'public.draw.known_at': 'Known on',
  'public.draw.value': 'The value',
  'public.draw.fixed_at': 'List closed on',
  'public.draw.digest': 'Fingerprint of the list (SHA-256)',
  'public.draw.how_heading': 'How it works',
  'public.draw.how_enter':
    'Each request has an entry: a line of letters and digits that says nothing about you. It is on your receipt.',
  'public.draw.how_fix':
    'After closing, the list of all entries is published here. From then on nothing in it changes.',
  'public.draw.how_rank':
    'Then a value becomes public that nobody could know before. Two people of the organisation enter it separately, in the one spelling announced here. Together with each entry it gives the order.',
  'public.draw.how_give':
    'In that order we accept requests while there is enough for the whole request. The others are in the queue.',
  'public.draw.experts': 'For experts',
  'public.draw.experts_text':
    'The order is that of HMAC-SHA-256 of each entry, with the public value as the key, smallest first.',
  'public.draw.list_heading': '{count, plural, one {One entry} other {# entries}}',
  // The words in <file> are the link; keep “doorstep draw verify” as it is.
  'public.draw.file':
    '<file>Save the list as a file</file> and check it yourself: “doorstep draw verify” repeats the draw from it, without this server.',
  'public.draw.more': '{count, plural, one {And one more in the file.} other {And # more in the file.}}',
  'public.draw.back': 'Back to the offer',
} as const;
