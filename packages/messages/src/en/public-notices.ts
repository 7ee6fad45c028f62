/** Privacy and accessibility notices, as far as the software itself can state them. */
export const publicNoticeTexts = {
  'public.notice.privacy': 'Privacy',
  'public.notice.accessibility': 'Accessibility',
  'public.notice.recipients': 'Who else receives your data',
  'public.notice.nothing_loaded':
    'These pages load nothing from other companies, and your address is looked up on this server alone.',
  'public.notice.recipient.carrier':
    '{count, plural, =0 {If {organisation} sends what you requested with a carrier, the carrier gets} one {{carriers} delivers for {organisation}. It gets} other {{carriers} deliver for {organisation}. The one that brings yours gets}} your name and address{contact, select, yes {. It may also get your email address and phone number, if you gave them, to tell you when it comes} other {}}.',
  'public.notice.recipient.captcha_always':
    '{provider} ({company}, USA) checks that a request comes from a person. Your browser connects to it when you check your request.',
  'public.notice.recipient.captcha_suspicion':
    '{provider} ({company}, USA) checks some requests, when something about them is unusual. Your browser connects to it only then.',
  'public.notice.recipient.captcha_monitored':
    '{provider} ({company}, USA) is being tried out. Your browser connects to it when you check your request; it decides nothing.',
  'public.notice.recipient.loqate_direct':
    'Loqate (GB Group plc, UK) finds addresses. What you type into the address field goes to it from your browser.',
  'public.notice.recipient.loqate_relay':
    'Loqate (GB Group plc, UK) finds addresses. What you type into the address field goes to it from our server; it doesn’t learn who typed it.',
  'public.notice.recipient.photon':
    'A search service (Photon) finds addresses on OpenStreetMap. What you type into the address field goes to it from our server; it doesn’t learn who typed it.',
  'public.notice.recipient.map':
    'A map service shows our staff where an address is. It learns which part of the map they look at; it doesn’t get your name or your address.',
  'public.notice.recipient.mail_service':
    'Our email provider delivers the emails that we send you, if you give an email address.',
  'public.notice.kept': 'How long your data is kept',
  'public.notice.kept_days':
    '{organisation}: your name, contact details, address and answers are removed {days, plural, one {# day} other {# days}} after your request has ended, or earlier.',
  'public.notice.kept_after':
    'After that, a code made from your address stays until the offer has ended for good. It keeps the limit for each home.',
  'public.notice.gap_backups':
    'Backups that were made before your data was removed still hold it, until they are deleted.',
  'public.notice.gap_shared':
    'Whoever has the link to your request can see it, change its address and cancel it. Name and address are partly hidden there.',
  'public.notice.device': 'What stays on your device',
  'public.notice.device_text':
    'One cookie keeps your visit together; the form needs it, and it says nothing about you. After you send a request, another one opens its page again for 90 days. What you type into the form is kept on your device only, and removed after 30 minutes without a key press. What you type into the address search is sent as you type, to find the address.',
  'public.notice.complain': 'If you’re not satisfied',
  'public.notice.complain_privacy':
    'Write to the organisation first: its contact is below. You can also complain to the data protection authority of your country.',
  'public.notice.complain_accessibility':
    'Tell the organisation what doesn’t work for you: its contact is below. If its answer doesn’t help, you can complain to the equality or accessibility body of your country.',
  'public.notice.gaps': 'Known gaps',
  'public.notice.gap_puzzle':
    '{provider}’s puzzle is made by another company and can be hard with a screen reader or a keyboard. If it doesn’t work for you, the page offers another way.',
  'public.notice.gap_language':
    'The organisation’s own texts may be in another language than the page. They are marked as such.',
  'public.notice.gap_screen_readers':
    'We test with automated tools, the keyboard and enlarged text. Not every screen reader has been tried with every page.',
  'public.notice.puzzle': 'Some requests need a check that may show a puzzle.',
  'public.notice.no_puzzle': 'There is no puzzle to solve.',
  'public.notice.written_on': 'This statement was last changed on {date}.',
  'public.notice.theirs_written_on': 'Last changed on {date}.',
  'public.notice.none_given': 'This organisation has not written a notice yet. Ask it with the contact below.',
  'public.notice.attributions': 'Sources of the address data',
  'public.notice.accessibility_text':
    'These pages are made to meet the Web Content Accessibility Guidelines 2.2, level AA. They work with the keyboard, enlarged to 400%, and without JavaScript.',
} as const;
