export const publicDrawTexts = {
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
