/** Emails to visitors; ids start with `mail.`. */
export const mailTexts = {
  'mail.receipt.subject': 'Your request {reference}: {offer}',
  // {way} is “collected” if visitors pick it up themselves.
  'mail.receipt.intro':
    '{state, select, accepted {Your request for “{offer}” is accepted. It’s set aside for you{way, select, collected { to collect: where, when and your code are below} other {, and we’ll pack it soon}}.} held {We are checking your request for “{offer}”. You don’t need to do anything; we’ll email you when we’ve decided.} waitlisted {You are number {place, number} in the queue for “{offer}”. We’ll email you when it’s your turn.} entered {You are in the draw for “{offer}”. We’ll email you when it has been held.} other {This is your request for “{offer}”.}}',
  'mail.confirm_link.subject': 'Confirm your request {reference}',
  'mail.confirm_link.intro':
    'One more step: to confirm your request for “{offer}”, open this link within 24 hours and press the button there. Until you do, nothing is reserved for you.',
  'mail.confirm_link.otherwise':
    'If you didn’t request this, ignore this email. {way, select, collected {Nothing will be set aside for you.} other {Nothing will be sent.}}',
  'mail.accepted.subject': 'Your request {reference} is accepted',
  'mail.accepted.intro':
    'Good news: your request for “{offer}” is accepted. It’s set aside for you{way, select, collected { to collect: where, when and your code are below} other {, and we’ll pack it soon}}.',
  'mail.not_drawn.subject': 'The draw has been held: your request {reference}',
  'mail.not_drawn.intro':
    'The draw for “{offer}” has been held, and your request wasn’t among the first. It’s in the queue now. If one becomes free, it goes to the next home in line. You don’t need to do anything.',
  'mail.lapsed.subject': 'Your request {reference} has ended',
  'mail.lapsed.intro':
    'Your request for “{offer}” ended before we could accept it. {way, select, collected {Nothing is set aside for you.} other {Nothing will be sent.}}',
  'mail.declined.subject': 'About your request {reference}',
  'mail.declined.intro':
    'We’re sorry: we couldn’t accept your request for “{offer}”. {way, select, collected {Nothing is set aside for you.} other {Nothing will be sent.}}',
  'mail.declined.reason': 'The reason: {reason}',
  'mail.withdrawn.subject': 'Your request {reference} is cancelled',
  'mail.withdrawn.intro':
    'Your request for “{offer}” is cancelled. {way, select, collected {Nothing is set aside for you.} other {Nothing will be sent.}}',
  'mail.dispatched.subject': 'Your request {reference} is on its way',
  'mail.dispatched.intro': 'We’ve sent what you requested from “{offer}”. It’s on its way to you.',
  'mail.dispatched.tracking': 'Tracking number: {tracking}',
  'mail.dispatched.carrier': 'Delivery by {carrier}.',
  'mail.dispatched.follow': 'Track your parcel',
  'mail.returned.subject': 'Your request {reference} came back to us',
  'mail.returned.intro':
    'What you requested from “{offer}” couldn’t be delivered and came back to us. Open your request to see what you can do. If we send it again, we’ll email you.',
  'mail.lost.subject': 'Your request {reference} got lost',
  'mail.lost.intro':
    'We’re sorry: what you requested from “{offer}” got lost. If we send it again, we’ll email you. If you have a question, contact us.',
  'mail.sent_again.subject': 'We’re sending your request {reference} again',
  'mail.sent_again.intro':
    'We’ve set another aside for you from “{offer}”. We’ll pack it soon, and email you when it’s on its way.',
  'mail.ready.subject': 'Ready to collect: {offer}, {reference}',
  'mail.ready.intro': 'What you requested from “{offer}” is waiting for you. Where, when and your code are below.',
  'mail.ready.open': 'Show my code',
  'mail.not_collected.subject': 'It wasn’t collected: {offer}, {reference}',
  'mail.not_collected.intro':
    'What you requested from “{offer}” wasn’t collected in time, and it’s no longer kept for you.',
  // {change} is “chosen” if another place was chosen, “gone” if a place is no longer offered; otherwise the times
  // changed.
  'mail.place_changed.subject':
    '{change, select, gone {Choose another place for your request {reference}} other {Where you collect your request {reference}}}',
  'mail.place_changed.intro':
    '{change, select, chosen {You now collect what you requested from “{offer}” here: {place}. If you didn’t choose that, contact us.} gone {You can’t collect what you requested from “{offer}” at {place} any more. Your request stays as it is: choose another place on its page.} other {The times at {place}, where you collect what you requested from “{offer}”, have changed. Check that you can come, or choose another place on the page of your request.}}',
  'mail.address_corrected.subject':
    '{turn, select, come {The address of your request {reference} was changed, and it’s accepted} other {The address of your request {reference} was changed}}',
  'mail.address_corrected.intro':
    'The address in your request for “{offer}” was changed.{turn, select, come {} other {{state, select, held { We are checking the new one.} other { Everything else stays as it was.}}}} If you didn’t change it, contact us.',
  'mail.request_adjusted.subject':
    '{turn, select, come {Your request {reference} was changed, and it’s accepted} other {Your request {reference} was changed}}',
  'mail.request_adjusted.intro':
    'The quantities in your request for “{offer}” were changed. It’s now for: {items}.{turn, select, come {} other { Everything else stays as it was.}}',
  'mail.details_changed.subject': 'Your request {reference} was changed',
  // {address} is the new email address, masked, or “none”.
  'mail.details_changed.intro':
    '{detail, select, name {The name in your request for “{offer}” was changed.} phone {The phone number in your request for “{offer}” was changed.} email {The email address of your request for “{offer}” was changed{address, select, none {} other { to {address}}}. We won’t write to this one again.} other {An answer in your request for “{offer}” was changed.}}{state, select, held { We are checking your request.} other {}} If it wasn’t you, contact us.',
  'mail.email_asked.subject': 'Your request {reference}: a new email address',
  'mail.email_asked.intro':
    'The email address of your request for “{offer}” is to become {address}. Until that’s confirmed there, we keep writing to you here. If it wasn’t you, contact us.',
  'mail.confirm_email.subject': 'Confirm your email address for request {reference}',
  'mail.confirm_email.intro':
    'This email address was given for a request for “{offer}”. To use it, open this link within 24 hours and press the button there.',
  'mail.confirm_email.button': 'Confirm my email address',
  'mail.confirm_email.otherwise': 'If it wasn’t you, ignore this email. Nothing will be changed.',
  'mail.claim_upheld.subject': 'You can now request “{offer}”',
  'mail.claim_upheld.intro':
    'Thank you for telling us. We’ve looked into it, and your home can request “{offer}”. Send your request on this page:',
  'mail.claim_refused.subject': 'What you told us about “{offer}”',
  'mail.claim_refused.intro':
    'Thank you for telling us. We’ve looked into it, and your home can’t request “{offer}” again.',
  'mail.claim.reason': 'What we found: {reason}',
  // Button in emails.
  'mail.open':
    '{state, select, accepted {See or change my request} held {See or change my request} waitlisted {See or change my request} entered {See or change my request} other {See my request}}',
  'mail.confirm_link.button': 'Confirm my request',
  // Headings for the reference, the requested items and an address.
  'mail.matter.reference': 'Your reference',
  'mail.matter.items': 'What',
  'mail.matter.to': 'Deliver to',
  'mail.matter.where': 'Where you collect it',
  'mail.matter.when': 'When',
  'mail.matter.code': 'Your code',
  'mail.help': 'Help with this',
  'mail.why':
    'You get this email because you asked for “{offer}”.{reply, select, yes { Answer it, and your words reach {organisation}.} other {}}',
  'mail.drawn': 'The draw has been held, and your request was drawn.',
  'mail.draw_day': 'The draw is held on {date}.',
  // {opens} is “link” if a link follows below, otherwise “button”.
  'mail.status':
    '{opens, select, link {This link opens your request.} other {The button opens your request.}} Whoever has this email can open it too: keep it to yourself.',
  // Shown to staff instead of a link that only the visitor may see.
  'mail.hidden_link': '[A private link that only the visitor receives]',
  'mail.signature': '{organisation}',
};
