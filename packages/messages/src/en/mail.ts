/** Subjects and bodies of mails; ids start with `mail.`. */
export const mailTexts = {
  'mail.receipt.subject': 'Your request {reference}: {offer}',
  'mail.receipt.intro':
    '{state, select, accepted {Your request for “{offer}” is accepted. It’s set aside for you{way, select, collected { to collect, and we’ll get it ready soon} other {, and we’ll pack it soon}}.} held {We are checking your request for “{offer}”. You don’t need to do anything; we’ll email you when we’ve decided.} waitlisted {You are number {place, number} in the queue for “{offer}”. We’ll email you when it’s your turn.} entered {You are in the draw for “{offer}”. We’ll email you when it has been held.} other {This is your request for “{offer}”.}}',
  'mail.confirm_link.subject': 'Confirm your request {reference}',
  'mail.confirm_link.intro':
    'One more step: to confirm your request for “{offer}”, open this link within 24 hours and press the button there. Until you do, nothing is reserved for you.',
  'mail.confirm_link.otherwise': 'If you didn’t request this, ignore this email. Nothing will be sent.',
  'mail.accepted.subject': 'Your request {reference} is accepted',
  'mail.accepted.intro':
    'Good news: your request for “{offer}” is accepted. It’s set aside for you{way, select, collected { to collect, and we’ll get it ready soon} other {, and we’ll pack it soon}}.',
  'mail.not_drawn.subject': 'The draw has been held: your request {reference}',
  'mail.not_drawn.intro':
    'The draw for “{offer}” has been held, and your request wasn’t among the first. It’s in the queue now. If one is handed back, it goes to the next home in line. You don’t need to do anything.',
  'mail.lapsed.subject': 'Your request {reference} has ended',
  'mail.lapsed.intro': 'Your request for “{offer}” ended before we could accept it. Nothing will be sent.',
  'mail.declined.subject': 'About your request {reference}',
  'mail.declined.intro': 'We’re sorry: we couldn’t accept your request for “{offer}”. Nothing will be sent.',
  'mail.declined.reason': 'The reason: {reason}',
  'mail.withdrawn.subject': 'Your request {reference} is cancelled',
  'mail.withdrawn.intro': 'Your request for “{offer}” is cancelled. Nothing will be sent.',
  'mail.dispatched.subject':
    '{way, select, collected {Your request {reference} has been handed over} other {Your request {reference} is on its way}}',
  'mail.dispatched.intro':
    '{way, select, collected {What you requested from “{offer}” has been handed over: you have it, or it’s waiting where you collect it.} other {We’ve sent what you requested from “{offer}”. It’s on its way to you.}}',
  'mail.dispatched.tracking': 'Tracking number: {tracking}',
  'mail.dispatched.carrier': 'Delivery by {carrier}.',
  'mail.dispatched.follow': 'Track your parcel:',
  'mail.returned.subject':
    '{way, select, collected {Your request {reference} wasn’t collected} other {Your request {reference} came back to us}}',
  'mail.returned.intro':
    '{way, select, collected {What you requested from “{offer}” wasn’t collected, and it’s back with us. If you still want it, contact us.} other {What you requested from “{offer}” couldn’t be delivered and came back to us. If you know why, contact us. If we send it again, we’ll email you.}}',
  'mail.lost.subject': 'Your request {reference} got lost',
  'mail.lost.intro':
    'We’re sorry: what you requested from “{offer}” got lost. If we send it again, we’ll email you. If you have a question, contact us.',
  'mail.sent_again.subject':
    '{way, select, collected {You can still collect your request {reference}} other {We’re sending your request {reference} again}}',
  'mail.sent_again.intro':
    '{way, select, collected {We’ve set another aside for you from “{offer}”, and we’ll get it ready soon.} other {We’ve set another aside for you from “{offer}”. We’ll pack it soon, and email you when it’s on its way.}}',
  'mail.address_corrected.subject':
    '{turn, select, come {The address of your request {reference} was changed, and it’s accepted} other {The address of your request {reference} was changed}}',
  'mail.address_corrected.intro':
    'The delivery address of your request for “{offer}” was changed.{turn, select, come {} other {{state, select, held { We are checking the new one.} other { Everything else stays as it was.}}}} If you didn’t change it, contact us.',
  'mail.request_adjusted.subject':
    '{turn, select, come {Your request {reference} was changed, and it’s accepted} other {Your request {reference} was changed}}',
  'mail.request_adjusted.intro':
    'We changed the quantities in your request for “{offer}”. It’s now for: {items}.{turn, select, come {} other { Everything else stays as it was.}}',
  'mail.claim_upheld.subject': 'You can now request “{offer}”',
  'mail.claim_upheld.intro':
    'Thank you for telling us. We’ve looked into it, and your home can request “{offer}”. Send your request on this page:',
  'mail.claim_refused.subject': 'What you told us about “{offer}”',
  'mail.claim_refused.intro':
    'Thank you for telling us. We’ve looked into it, and your home can’t request “{offer}” again.',
  'mail.claim.reason': 'What we found: {reason}',
  'mail.held_waiting.subject':
    '{count, plural, one {One request is waiting} other {# requests are waiting}} for a decision',
  'mail.held_waiting.intro':
    '{count, plural, one {One request has waited for a decision for 7 days or more.} other {# requests have waited for a decision for 7 days or more.}} A request that nobody decides lapses after {days, number} days. This page lists the oldest first:',
  'mail.service_alarm.subject':
    '{service, select, address_data {An offer has no address data: {code}} human_check_script {hCaptcha isn’t loading in many visitors’ browsers} other {{service, select, human_check {hCaptcha} other {Loqate}} {kind, select, unavailable {is unreachable} misconfigured {rejected the settings} other {account needs attention}}}}',
  'mail.service_alarm.intro':
    '{service, select, address_data {Visitors to a public offer can’t choose their address from a list: there is no address data for all or part of its area.} human_check_script {hCaptcha, the human check for your offers, isn’t loading in many visitors’ browsers.} human_check {{kind, select, unavailable {hCaptcha, the human check for your offers, isn’t answering.} misconfigured {hCaptcha, the human check for your offers, rejected the settings.} other {hCaptcha, the human check for your offers: your account needs attention.}}} other {{kind, select, unavailable {Loqate, the address lookup for your offers, isn’t answering.} misconfigured {Loqate, the address lookup for your offers, rejected the settings.} other {Loqate, the address lookup for your offers: your account needs attention.}}}}',
  'mail.service_alarm.effect':
    '{service, select, address_data {They type their address instead. The offer’s settings decide whether typed addresses are accepted, held for staff or refused.} human_check_script {No request is lost: visitors can send theirs without the check, and staff decide, or they use the built-in check if you chose that.} human_check {No request is lost: those that can’t be checked are held for staff, or use the built-in check if you chose that.} other {Nobody is turned away: your own address data is used instead if you chose that, and visitors can type their address.}}',
  'mail.service_alarm.says': '{service, select, address_data {{says}} other {Its answer: {says} ({code})}}',
  'mail.service_alarm.next':
    '{service, select, address_data {Import address data for its area, or change its area. We won’t email you about this offer again until this is solved; the page “Services” of the console shows it.} other {The page “Services” of the console shows whether it has recovered, and lets you test the service. We won’t email you about this again until it is solved.}}',
  'mail.reference': 'Your reference is {reference}.',
  'mail.status':
    '{state, select, accepted {See your request{way, select, collected { or cancel it} other {, correct the address or cancel it}}} held {See your request{way, select, collected { or cancel it} other {, correct the address or cancel it}}} waitlisted {See your request{way, select, collected { or cancel it} other {, correct the address or cancel it}}} entered {See your request{way, select, collected { or cancel it} other {, correct the address or cancel it}}} other {See your request}} with this link. Keep it to yourself: whoever has it can do the same.',
  'mail.hidden_link': '[A private link that only the visitor receives]',
  'mail.signature': '{organisation}',
};
