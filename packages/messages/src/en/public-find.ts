/** Finds a request by its reference and email address. */
export const publicFindTexts = {
  'public.footer.contacts': 'Contacts of all offers',
  'public.footer.find': 'Find my request',
  'public.error.find': 'Find my request',
  'public.find.title': 'Find my request',
  'public.find.lead': 'We email you the link to it.',
  'public.find.reference': 'Your reference',
  'public.find.reference_hint': 'It’s on your receipt and in the email you got, for example 7K4M-Q2XP-9RTA.',
  'public.find.reference_wrong': 'Enter your reference',
  'public.find.email_hint': 'The one that you gave with your request.',
  'public.find.email_wrong': 'Enter an email address, such as name@example.org',
  'public.find.send': 'Email me the link',
  'public.find.neither': 'No email address, or no reference?',
  'public.find.neither_text':
    'Ask the organisation that made the offer. It can find your request by your name and address. Its contact is on the page of the offer.',
  'public.find.sent': 'Check your inbox',
  'public.find.sent_lead': 'If these two belong together, an email with the link is on its way.',
  'public.find.sent_text':
    'It can take a few minutes. Whoever has the link can see and change the request: keep it to yourself.',
  'public.find.nothing': 'Nothing there?',
  'public.find.nothing_text':
    'Look in the spam folder. Check the reference and the email address for a typing mistake, then try again. We say the same whether we know them or not, so that nobody can find out who asked for something.',
} as const;
