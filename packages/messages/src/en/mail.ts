/** Subjects and bodies of mails; ids start with `mail.`. */
export const mailTexts = {
  'mail.receipt.subject': 'Your request {reference}: {offer}',
  'mail.receipt.intro':
    '{state, select, accepted {Your request for “{offer}” is accepted. We will be in touch when it is on its way.} held {We are checking your request for “{offer}”. You do not have to do anything; we will write to you when we have looked at it.} waitlisted {There is nothing left just now, and you are number {place, number} in the queue for “{offer}”. We will write to you if something becomes free.} entered {You are entered in the draw for “{offer}”. We will write to you when it has been held.} other {We have your request for “{offer}”.}}',
  'mail.confirm_link.subject': 'Please confirm your request {reference}',
  'mail.confirm_link.intro':
    'We have your request for “{offer}”, but not yet a sign that it came from a person. Please open this page and press the button within 24 hours:',
  'mail.confirm_link.otherwise':
    'If you did not ask for this, do nothing: nothing is reserved, and nothing will be sent.',
  'mail.accepted.subject': 'Good news about your request {reference}',
  'mail.accepted.intro': 'Your request for “{offer}” is accepted. We will be in touch when it is on its way.',
  'mail.not_drawn.subject': 'The draw has been held: your request {reference}',
  'mail.not_drawn.intro':
    'The draw for “{offer}” has been held, and your request was not among the first. It is in the queue now: what is given back goes to the first in it. You do not have to do anything.',
  'mail.lapsed.subject': 'Your request {reference} has ended',
  'mail.lapsed.intro':
    'Your request for “{offer}” has come to its end before it could be accepted. Nothing will be sent.',
  'mail.declined.subject': 'About your request {reference}',
  'mail.declined.intro': 'We are sorry: we cannot accept your request for “{offer}”.',
  'mail.declined.reason': 'The reason given: {reason}',
  'mail.withdrawn.subject': 'Your request {reference} is withdrawn',
  'mail.withdrawn.intro': 'Your request for “{offer}” is withdrawn, as you asked. What was kept for you is free again.',
  'mail.address_corrected.subject': 'The address of your request {reference} was changed',
  'mail.address_corrected.intro':
    '{state, select, held {The address of your request for “{offer}” was changed. We are checking the new one; you do not have to do anything.} other {The address of your request for “{offer}” was changed. Everything else stays as it was.}} If this was not you, please write to us.',
  'mail.claim_upheld.subject': 'You can ask for “{offer}” now',
  'mail.claim_upheld.intro':
    'Thank you for telling us. We have looked at it, and your home can ask for “{offer}”. Please send your request on this page:',
  'mail.claim_refused.subject': 'About what you told us: {offer}',
  'mail.claim_refused.intro':
    'Thank you for telling us. We have looked at it, and your home has already had its share of “{offer}”.',
  'mail.claim.reason': 'What we found: {reason}',
  'mail.held_waiting.subject': '{count, plural, one {One request waits} other {# requests wait}} for a decision',
  'mail.held_waiting.intro':
    '{count, plural, one {One request has waited for staff for 7 days or more.} other {# requests have waited for staff for 7 days or more.}} What nobody decides in {days, number} days ends by itself, and the visitor is told. The oldest come first on this page:',
  'mail.service_alarm.subject':
    '{service, select, human_check {hCaptcha} other {Loqate}} {kind, select, unavailable {cannot be reached} misconfigured {refuses how it is set up} other {wants something done about the account}}',
  'mail.service_alarm.intro':
    '{service, select, human_check {{kind, select, unavailable {hCaptcha, the human check of your offers, does not answer.} misconfigured {hCaptcha, the human check of your offers, refuses how it is set up.} other {hCaptcha, the human check of your offers, wants something done about the account.}}} other {{kind, select, unavailable {Loqate, the address lookup of your offers, does not answer.} misconfigured {Loqate, the address lookup of your offers, refuses how it is set up.} other {Loqate, the address lookup of your offers, wants something done about the account.}}}}',
  'mail.service_alarm.effect':
    '{service, select, human_check {No request is lost: those that cannot be checked are held for staff, or pass the built-in check if you chose that.} other {Nobody is turned away: your own address data answers instead where you chose that, and visitors can type their address.}}',
  'mail.service_alarm.says': 'What it said: {says} ({code})',
  'mail.service_alarm.next':
    'The page “Services” of the console shows how it goes on, and can test the service at once. You get no further mail about it while it lasts.',
  'mail.reference': 'Your reference is {reference}.',
  'mail.status': 'See where your request stands, or take it back, on this page. The link is yours alone:',
  'mail.signature': '{organisation}',
};
