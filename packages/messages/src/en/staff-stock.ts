export const staffStockTexts = {
  'staff.stock.on_shelf': 'On the shelf',
  'staff.stock.promised': 'Promised, not sent yet',
  'staff.stock.sent': 'Sent or handed over',
  'staff.stock.empty_title': 'Nothing to count yet',
  'staff.stock.empty_body': 'Items appear here with your first offer: how many are on the shelf, promised and sent.',
  'staff.stock.counted': 'Counted on the shelf',
  'staff.stock.counted_wrong': 'Enter a whole number from 0',
  'staff.stock.count_differs':
    '{change, plural, =0 {The count agrees: nothing is booked.} one {The difference of {change, number} is booked.} other {The difference of {change, number} is booked.}}',
  'staff.stock.serves':
    '{accepted, plural, =0 {Nobody in the queue gets one from it.} one {It accepts one request from the queue} other {It accepts # requests from the queue}}{accepted, plural, =0 {} one {{emails, plural, =0 {; no email goes out.} one {; one email is {way, select, sent {sent} other {kept under “Emails”}}.} other {; # emails are {way, select, sent {sent} other {kept under “Emails”}}.}}} other {{emails, plural, =0 {; no email goes out.} one {; one email is {way, select, sent {sent} other {kept under “Emails”}}.} other {; # emails are {way, select, sent {sent} other {kept under “Emails”}}.}}}}',
  'staff.movement.count': 'Count',
  'staff.movement_hint.count': 'you counted what is on the shelf, and the difference is booked',
};
