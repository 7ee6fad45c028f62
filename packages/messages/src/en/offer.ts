/** Words about offers that pages and the API share; ids start with `offer.`. */
export const offerTexts = {
  'offer.remaining.hidden': '',
  // How many are left, in words: in a line below the title, and after an item’s name and a colon.
  'offer.remaining.unlimited': 'Enough for everyone',
  'offer.remaining.plenty': 'Plenty left',
  'offer.remaining.fewer_than': 'Fewer than {quantity, number} left',
  'offer.remaining.none': 'None left',
};
