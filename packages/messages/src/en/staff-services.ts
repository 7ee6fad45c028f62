/** Third-party services and alarms; ids start with `staff.services.` and `staff.alarm.`. */
export const staffServiceTexts = {
  'staff.alarm.human-check.unavailable': '{provider} unreachable since {since}',
  'staff.alarm.human-check.misconfigured': '{provider} has rejected the settings since {since}',
  'staff.alarm.human-check.account': '{provider} account needs attention since {since}',
  'staff.alarm.human-check-script.unavailable': 'Many visitors’ browsers have not loaded {provider} since {since}',
  'staff.alarm.human-check-script.misconfigured': 'Many visitors’ browsers have not loaded {provider} since {since}',
  'staff.alarm.human-check-script.account': 'Many visitors’ browsers have not loaded {provider} since {since}',
  'staff.alarm.address-lookup.unavailable': 'Address lookup unreachable since {since}',
  'staff.alarm.address-lookup.misconfigured': 'Address lookup has rejected the settings since {since}',
  'staff.alarm.address-lookup.account': 'Address lookup account needs attention since {since}',
  'staff.alarm.mail.unavailable': 'Emails have not been sent since {since}',
  'staff.alarm.mail.misconfigured': 'The mail server has refused our emails since {since}',
  'staff.alarm.mail.account': 'The mail server account needs attention since {since}',
  'staff.alarm.human-check.held':
    '{held, plural, =0 {No request is held because of it so far.} one {# request that could not be checked is held.} other {# requests that could not be checked are held.}}',
  'staff.alarm.human-check-script.held':
    '{held, plural, =0 {Visitors are offered another way. No request is held because of it so far.} one {Visitors are offered another way; # request without a check is held.} other {Visitors are offered another way; # requests without a check are held.}}',
  'staff.alarm.address-lookup.held':
    '{held, plural, =0 {Visitors can type their address by hand. No request is held because of it so far.} one {Visitors can type their address by hand; # such request is held.} other {Visitors can type their address by hand; # such requests are held.}}',
  'staff.alarm.mail.held':
    '{held, plural, =0 {No email is waiting.} one {# email is waiting. We keep trying for three days.} other {# emails are waiting. We keep trying for three days.}}',
  'staff.alarm.address_data': 'There is no address data for “{title}”',
  'staff.alarm.address_data.all':
    'Its visitors can’t choose their address from a list, so they type it. Requests still come in.',
  'staff.alarm.address_data.part':
    'Visitors from {area} can’t choose their address from a list, so they type it. Requests still come in.',
  'staff.alarm.to_offer': 'Open offer',
  'staff.alarm.to_held': 'See held requests',
  'staff.alarm.to_mails': 'See emails',
  'staff.alarm.to_services': 'What to do',
  'staff.alarm.monitoring':
    '{provider} is on trial until {until}: it’s measured beside the built-in check and decides nothing yet.',
  'staff.alarm.to_figures': 'See figures',

  'staff.services.lead':
    'Outside services this installation uses, and whether they are working. Your operator chooses them in the settings.',
  'staff.services.human_check': 'Human check',
  'staff.services.browsers': 'In visitors’ browsers, last 2 hours',
  'staff.services.browsers.figures':
    '{total, plural, =0 {No reports yet} one {{failed, plural, =0 {Loaded in all {total, number}} one {{failed, number} of {total, number} couldn’t load the script} other {{failed, number} of {total, number} couldn’t load the script}}} other {{failed, plural, =0 {Loaded in all {total, number}} one {{failed, number} of {total, number} couldn’t load the script} other {{failed, number} of {total, number} couldn’t load the script}}}}',
  'staff.services.address_lookup': 'Address lookup',
  'staff.services.in_use': 'In use',
  'staff.services.human_check.pow':
    'The built-in check: the visitor’s device does a short calculation. No other company is involved.',
  'staff.services.when': 'When',
  'staff.services.when.always': 'Every visitor',
  'staff.services.when.suspicion': 'Only if a request looks automated; otherwise the built-in check',
  'staff.services.other_way': 'If a visitor can’t complete it',
  'staff.services.other_way.held': 'The request is held, and staff decide',
  'staff.services.other_way.pow': 'The built-in check is used instead',
  'staff.services.site_key': 'Site key',
  'staff.services.secret': 'Secret',
  'staff.services.secret.set': 'Set; it is never shown',
  'staff.services.secret.missing': 'Not set',
  'staff.services.script_host': 'Script from',
  'staff.services.verify_url': 'Verified at',
  'staff.services.reports': 'Error reports from its script',
  'staff.services.reports.on': 'Errors are reported to {provider}',
  'staff.services.reports.off': 'Not sent',
  'staff.services.monitor': 'On trial',
  'staff.services.monitor.until': 'Measured beside the built-in check, and decides nothing, until {at}',
  'staff.services.monitor.over': 'Ended; it has decided since {at}',
  'staff.services.monitor.passed': '{provider} passed',
  'staff.services.monitor.rejected': '{provider} would have rejected',
  'staff.services.monitor.unavailable': 'No answer from {provider}',
  'staff.services.monitor.notProvided': 'Sent without a result from {provider}',

  'staff.services.address_lookup.index': 'Your own address data, on this server. No other company is involved.',
  'staff.services.address_lookup.loqate-relay':
    'Loqate, through this server: its key stays here, and visitors’ browsers don’t contact Loqate',
  'staff.services.address_lookup.loqate-direct': 'Loqate, directly from the visitor’s browser',
  'staff.services.address_lookup.photon': 'OpenStreetMap, through a Photon server',
  'staff.services.uncovered':
    '{count, plural, one {One public offer without address data} other {# public offers without address data}}',
  'staff.services.uncovered_hint':
    'Visitors there type their address. Import data with “doorstep addresses import”, or change the offer’s area.',
  'staff.services.fallback': 'If it isn’t answering',
  'staff.services.fallback.index': 'Your own address data is used',
  'staff.services.fallback.typing': 'Visitors type their address by hand',
  'staff.services.server_key': 'Server key',
  'staff.services.browser_key': 'Browser key',
  'staff.services.url': 'Service address',
  'staff.services.retrieves': 'Paid address lookups',
  'staff.services.retrieves.most': 'up to {max, number} a day for each server process',

  'staff.services.mail': 'Email',
  'staff.services.mail.none': 'No mail server is set up: emails are kept under “Emails”, and nobody receives them.',
  'staff.services.mail.smtp': 'A mail server, over SMTP',
  'staff.services.mail.host': 'Mail server',
  'staff.services.mail.from': 'Sender',

  'staff.services.test': 'Test',
  'staff.services.test.human-check': 'Test the human check',
  'staff.services.test.address-lookup': 'Test the address lookup',
  'staff.services.test.mail': 'Test the mail server',
  'staff.services.test.busy': 'Testing…',
  'staff.services.test.done': 'Tested {at}',
  'staff.services.state.ok': 'Works',
  'staff.services.state.note': 'Note',
  'staff.services.state.wrong': 'Needs attention',
  'staff.services.cause': 'Cause',
  'staff.services.resolution': 'What to do',

  'staff.services.subject.built_in': 'Built in',
  'staff.services.subject.script': 'Script',
  'staff.services.subject.secret': 'Secret and site key',
  'staff.services.subject.server': 'Server',
  'staff.services.subject.server_key': 'Server key',
  'staff.services.subject.browser_key': 'Browser key',
  'staff.services.subject.mail_server': 'Mail server',
  'staff.services.subject.mail_message': 'Test message',

  'staff.services.found.pow_ready': 'The built-in check is ready. It uses no outside service.',
  'staff.services.found.index_ready':
    'Your own address data is ready: {count, plural, one {# address} other {# addresses}}.',
  'staff.services.found.index_empty':
    'There is no address data yet: visitors can only type their address. Import some with “addresses import”.',
  'staff.services.found.index_damaged': 'Some address data can’t be used: {error}',
  'staff.services.found.script_loads': 'The script loads from {host}.',
  'staff.services.found.secret_accepted': '{host} accepts the secret and the site key.',
  'staff.services.found.secret_is_for_tests':
    '{host} accepts anything with this secret: it’s a test secret and keeps nobody out.',
  'staff.services.found.secret_refused':
    '{host} doesn’t know the secret ({code}). Copy it again from your {provider} account into {prefix}_SECRET, and restart.',
  'staff.services.found.keys_do_not_match':
    'The secret and the site key don’t belong together ({code}). Take both, {prefix}_SECRET and {prefix}_SITE_KEY, from the same {provider} account, and restart.',
  'staff.services.found.check_refused':
    '{host} rejected the call itself ({code}). Check {prefix}_VERIFY_URL; if it’s correct, contact {provider}’s support.',
  'staff.services.found.lookup_answers':
    '{host} answers{count, plural, =0 {, with no suggestion for “High Street”} one {, with # suggestion} other {, with # suggestions}}.',
  'staff.services.found.lookup_refused': '{host} answered with error {code}.',
  'staff.services.found.browser_key_untested':
    'The browser key works only on your site: test it in a browser, on the page “Services” of the console.',
  'staff.services.found.mail_is_off':
    'SMTP_URL isn’t set: emails are kept and shown to staff, and nobody receives them.',
  'staff.services.found.mail_server_answers': '{host} answered and accepted our sign-in. No email was sent.',
  'staff.services.found.mail_message_taken':
    '{host} accepted the message to {to}. If it doesn’t arrive, look in the spam folder.',
  'staff.services.found.mail_message_refused': '{host} refused the message to {to} ({code}). Its answer:',
  'staff.services.mail.message': 'Send me a test message',
  'staff.services.mail.message_busy': 'Sending…',
  'staff.services.found.mail_sign_in_refused':
    '{host} rejected our sign-in ({code}). Check the name and password in SMTP_URL, and restart.',
  'staff.services.found.timed_out':
    '{host} didn’t answer within {seconds, plural, one {# second} other {# seconds}}. It may be down; if this continues, check whether your network allows the connection.',
  'staff.services.found.unreachable':
    '{host} is unreachable. It may be down; if this continues, check the address, and whether your network allows the connection.',
  'staff.services.found.http_status':
    '{host} answered with HTTP status {status}. It may be down briefly; if this continues, check the address in the settings.',
  'staff.services.found.not_its_answer':
    'Something answers at {host}, but it isn’t the service: it may be a proxy, a network’s sign-in page or a wrong address. Check the address in the settings.',

  'staff.services.open_title': 'Open alarms',
  'staff.services.past_title': 'Past alarms',
  'staff.services.none_open': 'None. Owners are emailed when one opens; if email itself fails, the banner says so.',
  'staff.services.none_failing': 'No service is failing. Offers without address data are listed under Address lookup.',
  'staff.services.none_past': 'None in the last 100 days.',
  'staff.services.alarm.human-check': 'Human check',
  'staff.services.alarm.human-check-script': 'Human check, in browsers',
  'staff.services.alarm.address-lookup': 'Address lookup',
  'staff.services.alarm.mail': 'Email',
  'staff.services.alarm.address-data': 'Address data',
  'staff.services.kind.unavailable': 'Unreachable',
  'staff.services.kind.misconfigured': 'Settings rejected',
  'staff.services.kind.account': 'Account needs attention',
  'staff.services.kind.address-data': 'Missing',
  'staff.services.alarm.code': 'code {code}',
  'staff.services.alarm.offer': 'offer {code}',
  'staff.services.alarm.others': 'several offers',
  'staff.services.alarm.last_seen': 'Since {from}, last seen {until}, {count, plural, one {once} other {# times}}',
  'staff.services.alarm.until': 'Since {from}, until {until}, {count, plural, one {once} other {# times}}',
};
