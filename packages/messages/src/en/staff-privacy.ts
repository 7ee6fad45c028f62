/** Retention, and one person’s data; ids start with `staff.retention.` and `staff.person.`. */
export const staffPrivacyTexts = {
  'staff.nav.privacy': 'Privacy',
  'staff.retention.lead':
    'Personal data is erased when an offer’s retention ends. The server does so every hour; what was requested, and the outcome, is kept.',
  'staff.retention.title': 'Retention',
  'staff.retention.offer': 'Offer',
  'staff.retention.days': 'Kept for',
  'staff.retention.days_value': '{days, plural, one {# day} other {# days}}',
  'staff.retention.what': 'Personal data',
  'staff.retention.next': 'Next to go',
  'staff.retention.next_none': 'Nothing ends yet',
  'staff.retention.due': 'Due now',
  'staff.retention.due_value': '{count, plural, =0 {None} one {# request} other {# requests}}',
  'staff.retention.due_or_more': '{count, number} requests or more',
  'staff.retention.overdue': 'Overdue',
  'staff.retention.kind.ended_requests': '{count, plural, one {# ended request} other {# ended requests}}',
  'staff.retention.kind.open_requests': '{count, plural, one {# open request} other {# open requests}}',
  'staff.retention.kind.decided_claims': '{count, plural, one {# decided claim} other {# decided claims}}',
  'staff.retention.kind.open_claims': '{count, plural, one {# open claim} other {# open claims}}',
  'staff.retention.kind.mails': '{count, plural, one {# email} other {# emails}}',
  'staff.retention.kind.home_reasons': '{count, plural, one {# reason about a home} other {# reasons about homes}}',
  'staff.retention.kind.home_keys': '{count, plural, one {# home key} other {# home keys}}',
  'staff.retention.empty': 'There is no personal data yet.',
  'staff.retention.run': 'Run now…',
  'staff.retention.run_title': 'Erase what is due now?',
  'staff.retention.run_body':
    '{count, plural, =0 {No request is due. Claims and emails whose time has ended go, too.} one {# request loses its name, address and contact details; claims and emails whose time has ended go, too.} other {# requests lose their names, addresses and contact details; claims and emails whose time has ended go, too.}} You can’t undo this.',
  'staff.retention.run_submit': 'Erase now',
  'staff.retention.ran':
    'Erased: {requests, plural, one {# request} other {# requests}}, {claims, plural, one {# claim} other {# claims}}.',
  'staff.retention.runs': 'Last runs',
  'staff.retention.runs_none': 'No run has erased anything yet.',
  'staff.retention.run_at': 'When',
  'staff.retention.run_by': 'Started by',
  'staff.retention.run_by_server': 'The server',
  'staff.retention.run_requests': 'Requests',
  'staff.retention.run_claims': 'Claims',

  'staff.person.title': 'One person’s data',
  'staff.person.hint':
    'Find everything about one person, to hand it out or to erase it. Looking someone up is written to the audit log.',
  'staff.person.search': 'Email address or reference',
  'staff.person.search_missing': 'Enter an email address or a reference',
  'staff.person.submit': 'Find',
  'staff.person.none':
    'Nothing is stored about this person. Requests without an email address are found by their reference only.',
  'staff.person.found':
    'Found: {requests, plural, one {# request} other {# requests}}, {claims, plural, one {# claim} other {# claims}}.',
  'staff.person.more': 'Only the newest requests were searched. There may be more.',
  'staff.person.reference': 'Request',
  'staff.person.offer': 'Offer',
  'staff.person.name': 'Name',
  'staff.person.received': 'Received',
  'staff.person.state': 'State',
  'staff.person.claim_line': 'Claim about {offer}, made {at}',
  'staff.person.export': 'Export as JSON',
  'staff.person.exported': 'Exported as personal-data.json.',
  'staff.person.erase': 'Erase…',
  'staff.person.erase_title': 'Erase this person’s data?',
  'staff.person.erase_does':
    '{requests, plural, =0 {} one {# request loses} other {# requests lose}} {requests, plural, =0 {} one {name, address, contact details, answers and emails. } other {name, address, contact details, answers and emails. }}{claims, plural, =0 {} one {# claim is erased.} other {# claims are erased.}}',
  'staff.person.erase_withdraws':
    '{references} {count, plural, one {is still open and is} other {are still open and are}} withdrawn first. No email is sent.',
  'staff.person.erase_packed':
    '{references} {count, plural, one {is packed, and its label needs the address.} other {are packed, and their labels need the addresses.}} Erase this person once the batch is dispatched or undone.',
  'staff.person.erase_submit': 'Erase',
  'staff.person.erased': 'Erased. What was requested, and the outcome, is kept.',
} as const;
