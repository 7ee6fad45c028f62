/** Texts of the console's pages about offers. */
export const staffOfferTexts = {
  'staff.offer_phase.draft': 'Draft',
  'staff.offer_phase.published': 'Published',
  'staff.offer_phase.scheduled': 'Scheduled',
  'staff.offer_phase.open': 'Open',
  'staff.offer_phase.paused': 'Paused',
  'staff.offer_phase.closed': 'Closed',
  'staff.offer_phase.archived': 'Archived',

  'staff.offers.new': 'New offer',
  'staff.offers.opens': 'opens',
  'staff.offers.closes': 'closes',
  'staff.offers.no_items': 'No items yet',
  'staff.offers.no_requests': 'No requests yet',
  'staff.offers.archived': '{count, plural, one {# archived offer} other {# archived offers}}',
  'staff.offers.empty_title': 'Give something out',
  'staff.offers.empty_body':
    'An offer is a page where people find their address and ask for what you give, a fair share to each home.',
  'staff.offers.empty_step_describe': 'Say what it is and who may ask.',
  'staff.offers.empty_step_stock': 'Add the items, how many there are, and how many a home may have.',
  'staff.offers.empty_step_publish': 'Publish it and share the link. You can pause it at any time.',

  'staff.stock.figures': '{taken, number} of {stock, number} taken, {left, number} left',
  'staff.stock.unlimited': '{taken, number} taken, unlimited',
};
