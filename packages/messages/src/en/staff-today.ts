/** Ids start with `staff.today.`. */
export const staffTodayTexts = {
  'staff.nav.today': 'Today',
  'staff.today.greeting':
    '{part, select, morning {Good morning} afternoon {Good afternoon} other {Good evening}}, {name}',
  'staff.today.quiet': 'All quiet. Nothing waits for you.',
  'staff.today.first_title': 'Your first offer',
  'staff.today.first_body':
    'Name what you give out and how many there are. Requests, packing and stock appear here once the offer is open.',

  'staff.today.decide': 'To decide',
  'staff.today.decide_oldest':
    '{count, plural, one {request} other {requests}}, {days, plural, =0 {all from today} one {oldest # day} other {oldest # days}}',
  'staff.today.decide_none': 'Nothing to decide',
  'staff.today.decide_open': 'Decide',
  'staff.today.list': 'See list',
  'staff.today.age.today': '{count, number} today',
  'staff.today.age.days': '{count, number} up to 3 days',
  'staff.today.age.week': '{count, number} up to a week',
  'staff.today.age.longer': '{count, number} longer',
  'staff.today.lapsing': '{count, plural, one {# lapses within a week} other {# lapse within a week}}',

  'staff.today.claims': 'Claims',
  'staff.today.claims_oldest': 'open, {days, plural, =0 {all from today} one {oldest # day} other {oldest # days}}',
  'staff.today.claims_none': 'No claims',
  'staff.today.claims_open': 'Answer',

  'staff.today.pack': 'To pack',
  'staff.today.pack_waiting': 'accepted, in no batch',
  'staff.today.pack_batches': '{count, plural, one {open batch} other {open batches}}',
  'staff.today.pack_none': 'Nothing to pack',
  'staff.today.packed': '{packed, number} of {parcels, number}',
  'staff.today.more_batches': '{count, plural, one {# more batch is open} other {# more batches are open}}',
  'staff.today.make_batch': 'Make batch',
  'staff.today.open_batches': 'Open batches',

  'staff.today.stock': 'Low stock',
  'staff.today.stock_items':
    '{count, plural, one {item with a tenth or less left} other {items with a tenth or less left}}',
  'staff.today.stock_none': 'No stock is low',
  'staff.today.left': '{left, plural, =0 {none left} one {# left} other {# left}}',
  'staff.today.more_items': '{count, plural, one {# more item} other {# more items}}',
  'staff.today.to_stock': 'See stock',

  'staff.today.arrivals': 'Requests, last 14 days',
  'staff.today.a_day': 'a day',
  'staff.today.before': '14 days before',
  'staff.today.change.more': '{percent, number}% more than in the 14 days before',
  'staff.today.change.fewer': '{percent, number}% fewer than in the 14 days before',
  'staff.today.change.same': 'as many as in the 14 days before',
  'staff.today.change.none': 'none in the 14 days before',
  'staff.today.as_table': 'Table',
  'staff.today.as_chart': 'Chart',
  'staff.today.day': 'Day',
  'staff.today.in_utc': 'Days here begin at midnight UTC.',

  'staff.today.coming': 'Coming up',
  'staff.today.coming_none': 'No opening, closing or draw is planned.',
  'staff.today.within_week': 'Within a week',
  'staff.today.lapse': '{count, plural, one {# held request lapses} other {# held requests lapse}}',
  'staff.today.event.opens': '{title} opens',
  'staff.today.event.closes': '{title} closes',
  'staff.today.event.draw': 'Draw: {title}',
  'staff.today.event.draw_due': 'Enter the value of the draw: {title}',

  'staff.today.offer': 'Offer',
  'staff.today.state': 'State',
  'staff.today.stock_left': 'Left',
  'staff.today.next': 'Next',
  'staff.today.unlimited': 'no limit',
  'staff.today.opens': 'opens',
  'staff.today.closes': 'closes',

  'staff.requests.group.to_do': 'To do',
  'staff.requests.group.in_progress': 'In progress',
  'staff.requests.group.done': 'Done',
  'staff.requests.new_ones': '{count, number} new since you opened this list ·',
  'staff.requests.show_new': 'Show them',

  'staff.request.copy_reference': 'Copy reference {reference}',

  'staff.badge.held': '{count, number} held',
  'staff.badge.batches': '{count, plural, one {# open batch} other {# open batches}}',
  'staff.badge.claims': '{count, plural, one {# open claim} other {# open claims}}',
  'staff.badge.stock': '{count, plural, one {# item runs out} other {# items run out}}',
  'staff.badge.alarms': '{count, plural, one {# thing needs attention} other {# things need attention}}',
  'staff.alarm.several': '{count, plural, one {# thing needs} other {# things need}} attention.',
};
