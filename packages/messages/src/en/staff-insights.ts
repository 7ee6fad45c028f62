/** Insights: what the counts of requests say. */
export const staffInsightTexts = {
  'staff.nav.insights': 'Insights',
  'staff.insights.period': 'Period',
  'staff.insights.period.7': '7 days',
  'staff.insights.period.30': '30 days',
  'staff.insights.period.90': '90 days',
  'staff.insights.period.all': 'Since opening',
  'staff.insights.early_title': 'Too early for a picture.',
  'staff.insights.early_body': 'Charts begin with the tenth request.',
  'staff.insights.figures': 'In short',
  'staff.insights.figure.requests': 'Requests',
  'staff.insights.figure.accepted': 'Accepted so far',
  'staff.insights.figure.decidedHours': 'Half decided within',
  'staff.insights.figure.dispatchedHours': 'Half dispatched within',
  'staff.insights.figure.typedShare': 'Typed their address',
  'staff.insights.figure.returnedShare': 'Came back or was lost',
  'staff.insights.none': 'None yet',
  'staff.insights.before': '{value} in the period before',
  'staff.insights.before_none': 'Nothing to compare with',
  'staff.insights.hours': '{count, plural, one {# hour} other {# hours}}',
  'staff.insights.days': '{count, plural, one {# day} other {# days}}',
  'staff.insights.chart': 'Chart',
  'staff.insights.table': 'Table',
  'staff.insights.csv': 'CSV',
  'staff.insights.view_of': 'Show “{title}” as',
  'staff.insights.csv_of': 'Download “{title}” as CSV',
  'staff.insights.keys':
    'Arrow keys move along. Home and End go to the ends. Enter opens the requests. T shows the table.',
  'staff.insights.nothing': 'Nothing was counted in this period.',

  'staff.insights.arrivals.title': 'Arrivals against stock',
  'staff.insights.arrivals.finding':
    '{from} to {until}: most came on {day}, {count, plural, one {# request} other {# requests}}.',
  'staff.insights.arrivals.finding_week':
    '{from} to {until}: most came in the week from {day}, {count, plural, one {# request} other {# requests}}.',
  'staff.insights.arrivals.note':
    'Each bar is a day, or a week in a long period; a hatched bar is not over yet. The brass line is the period before. Stock is counted back from what is left now, and a withdrawn request counts as never sent.',
  'staff.insights.arrivals.day': 'Day',
  'staff.insights.arrivals.week': 'Week from',
  'staff.insights.arrivals.requests': 'Requests',
  'staff.insights.arrivals.before': 'Period before',
  'staff.insights.arrivals.left': 'Left in stock',
  'staff.insights.arrivals.delivered': 'Delivered',
  'staff.insights.arrivals.unfinished': 'not over yet',
  'staff.insights.arrivals.tip_requests': '{count, plural, one {# request} other {# requests}}',
  'staff.insights.arrivals.tip_before': '{count} in the period before',
  'staff.insights.arrivals.tip_left': '{count} left in stock',
  'staff.insights.arrivals.tip_delivered': '{count} delivered',

  'staff.insights.hours.title': 'By hour and weekday',
  'staff.insights.hours.finding':
    '{weekday} from {hour} is busiest: {count, plural, one {# request} other {# requests}}.',
  'staff.insights.hours.note': 'Counted by the hour in which requests came, on the clock of this device.',
  'staff.insights.hours.weekday': 'Weekday',
  'staff.insights.hours.hour': 'Hour',
  'staff.insights.hours.at': '{weekday} {hour}',

  'staff.insights.steps.title': 'From opening to sending',
  'staff.insights.steps.finding': 'Counted per step. Nobody is followed.',
  'staff.insights.steps.note':
    'Who opens the page twice counts twice, and so does who chooses another address. The server writes these counts every half minute; a crash loses what it has not written.',
  'staff.insights.steps.step': 'Step',
  'staff.insights.steps.times': 'Times',
  'staff.insights.steps.opened': 'Opened the page',
  'staff.insights.steps.found': 'Found an address',
  'staff.insights.steps.checked': 'Checked the request',
  'staff.insights.steps.sent': 'Sent it',
  'staff.insights.steps.went_on': '{share} went on',

  'staff.insights.decided.title': 'Time to decide',
  'staff.insights.decided.note': 'Of held requests that staff decided, from their arrival to the last decision.',
  'staff.insights.dispatched.title': 'Time to dispatch',
  'staff.insights.dispatched.note':
    'From acceptance to the day of the carrier. What was sent a second time counts once.',
  'staff.insights.waited.finding': 'Half within {half}, nine of ten within {ninth}.',
  'staff.insights.waited.none': 'None in this period.',
  'staff.insights.waited.within': 'Within',
  'staff.insights.waited.longer': 'Longer',
  'staff.insights.waited.requests': 'Requests',
  'staff.insights.waited.share': 'Share',

  'staff.insights.returns.title': 'Returns by reason',
  'staff.insights.returns.finding':
    '{count, plural, =0 {No parcel came back.} one {# parcel came back or was lost.} other {# parcels came back or were lost.}}',
  'staff.insights.returns.note': 'Counted when they were dispatched.',
  'staff.insights.returns.reason': 'Reason',
  'staff.insights.returns.parcels': 'Parcels',

  'staff.insights.forecasts.title': 'Stock forecast',
  'staff.insights.forecasts.finding': 'When each item runs out if the next days are like the last 28.',
  'staff.insights.forecasts.note':
    'Judged from what requests took on each whole day, and how much the days differ. Eight of ten times it ends inside the bar. Deliveries to come and a closing date are not known here.',
  'staff.insights.forecasts.none': 'No item has a stock that can run out.',
  'staff.insights.forecasts.early': '{left} left. No forecast yet: it takes 7 whole days of requests.',
  'staff.insights.forecasts.idle': '{left} left. Nothing was taken in these days, so no end can be seen.',
  'staff.insights.forecasts.gone': 'Nothing is left.',
  'staff.insights.forecasts.late': '{left} left, {rate} a day. It lasts for more than a year.',
  'staff.insights.forecasts.ends_on': '{left} left, {rate} a day. Runs out on {likely}.',
  'staff.insights.forecasts.ends':
    '{left} left, {rate} a day. Runs out between {earliest} and {latest}, most likely on {likely}.',
  'staff.insights.forecasts.ends_open':
    '{left} left, {rate} a day. Runs out on {earliest} at the earliest, perhaps not within a year.',
  'staff.insights.forecasts.item': 'Item',
  'staff.insights.forecasts.offer': 'Offer',
  'staff.insights.forecasts.left': 'Left',
  'staff.insights.forecasts.rate': 'A day',
  'staff.insights.forecasts.earliest': 'Earliest',
  'staff.insights.forecasts.likely': 'Likely',
  'staff.insights.forecasts.latest': 'Latest',

  'staff.insights.districts.title': 'By postcode district',
  'staff.insights.districts.finding':
    '{count, plural, =0 {No district has ten requests yet.} one {# district has ten requests or more.} other {# districts have ten requests or more.}}',
  'staff.insights.districts.note':
    'The first part of the postcode. Districts with fewer than ten requests are one row. A request leaves this chart when its personal data is erased.',
  'staff.insights.districts.district': 'District',
  'staff.insights.districts.requests': 'Requests',
  'staff.insights.districts.small':
    '{count, plural, one {# district under 10, merged} other {# districts under 10, merged}}',
};
