/** Corrections to a sent request. */
export const publicChangeTexts = {
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
} as const;
