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
  'mail.declined.subject': 'About your request {reference}',
  'mail.declined.intro': 'We are sorry: we cannot accept your request for “{offer}”.',
  'mail.declined.reason': 'The reason given: {reason}',
  'mail.withdrawn.subject': 'Your request {reference} is withdrawn',
  'mail.withdrawn.intro': 'Your request for “{offer}” is withdrawn, as you asked. What was kept for you is free again.',
  'mail.reference': 'Your reference is {reference}.',
  'mail.status': 'See where your request stands, or take it back, on this page. The link is yours alone:',
  'mail.signature': '{organisation}',
};
