/** Printed for a batch besides labels; packing slips go into the parcels. */
export const paperTexts = {
  'paper.pick_list.title': 'Pick list, {batch}',
  'paper.pick_list.parcels': '{parcels, plural, one {# parcel} other {# parcels}}',
  'paper.pick_list.page': 'Page {page}',
  'paper.pick_list.position': 'No.',
  'paper.pick_list.reference': 'Reference',
  'paper.pick_list.name': 'Name',
  'paper.pick_list.town': 'Town',
  'paper.pick_list.items': 'Items',
  'paper.slips.title': 'Packing slips, {batch}',
  'paper.slips.items': 'In this parcel',
  'paper.slips.help': 'Something missing or broken?',
};
