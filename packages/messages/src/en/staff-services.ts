/** Texts of the console about third-party services and alarms; ids start with `staff.services.` and `staff.alarm.`. */
export const staffServiceTexts = {
  'staff.alarm.human-check.unavailable': 'hCaptcha cannot be reached since {since}',
  'staff.alarm.human-check.misconfigured': 'hCaptcha refuses how it is set up, since {since}',
  'staff.alarm.human-check.account': 'hCaptcha wants something done about the account, since {since}',
  'staff.alarm.human-check-script.unavailable': 'Many visitors’ browsers have not loaded hCaptcha since {since}',
  'staff.alarm.human-check-script.misconfigured': 'Many visitors’ browsers have not loaded hCaptcha since {since}',
  'staff.alarm.human-check-script.account': 'Many visitors’ browsers have not loaded hCaptcha since {since}',
  'staff.alarm.address-lookup.unavailable': 'Loqate cannot be reached since {since}',
  'staff.alarm.address-lookup.misconfigured': 'Loqate refuses how it is set up, since {since}',
  'staff.alarm.address-lookup.account': 'Loqate wants something done about the account, since {since}',
  'staff.alarm.mail.unavailable': 'Emails have not been sent since {since}',
  'staff.alarm.mail.misconfigured': 'The mail server has refused our emails since {since}',
  'staff.alarm.mail.account': 'The mail server wants something done about the account, since {since}',
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
    'Its visitors can’t choose their address from a list: they type it. Its requests go on.',
  'staff.alarm.address_data.part':
    'Visitors from {area} can’t choose their address from a list: they type it. Its requests go on.',
  'staff.alarm.to_offer': 'Open the offer',
  'staff.alarm.to_held': 'See the held requests',
  'staff.alarm.to_mails': 'See the emails',
  'staff.alarm.to_services': 'What to do',
  'staff.alarm.monitoring':
    'hCaptcha is on trial until {until}: it is measured beside the built-in check, and decides nothing yet.',
  'staff.alarm.to_figures': 'See the figures',

  'staff.services.lead':
    'Who else is asked when somebody asks for something here, whether that works, and what to do when it does not. They are chosen in the settings of the installation, by its operator.',
  'staff.services.human_check': 'Human check',
  'staff.services.browsers': 'In visitors’ browsers, last 2 hours',
  'staff.services.browsers.figures':
    '{total, plural, =0 {Nothing heard yet} other {{failed, plural, =0 {Loaded in all {total, number}} other {{failed, number} of {total, number} could not load the script}}}}',
  'staff.services.address_lookup': 'Address lookup',
  'staff.services.in_use': 'In use',
  'staff.services.human_check.pow':
    'The built-in check: the visitor’s device does a little work. Nobody else is asked or told.',
  'staff.services.human_check.hcaptcha': 'hCaptcha',
  'staff.services.when': 'When',
  'staff.services.when.always': 'Every visitor',
  'staff.services.when.suspicion': 'Only where a request looks like a machine’s; the built-in check does for the rest',
  'staff.services.other_way': 'Whom it does not reach',
  'staff.services.other_way.held': 'The request is held, and staff decide',
  'staff.services.other_way.pow': 'The built-in check does instead',
  'staff.services.site_key': 'Site key',
  'staff.services.secret': 'Secret',
  'staff.services.secret.set': 'Set; it is never shown',
  'staff.services.secret.missing': 'Not set',
  'staff.services.script_host': 'Script from',
  'staff.services.verify_url': 'Answers verified at',
  'staff.services.reports': 'Reports of its script',
  'staff.services.reports.on': 'Errors are reported to hCaptcha',
  'staff.services.reports.off': 'Not sent',
  'staff.services.monitor': 'On trial',
  'staff.services.monitor.until': 'Measured beside the built-in check, and decides nothing, until',
  'staff.services.monitor.over': 'Over; it decides since',
  'staff.services.monitor.passed': 'hCaptcha passed',
  'staff.services.monitor.rejected': 'hCaptcha would have rejected',
  'staff.services.monitor.unavailable': 'Without an answer of hCaptcha',
  'staff.services.monitor.notBrought': 'Came without a word of hCaptcha',

  'staff.services.address_lookup.index': 'Your own address data, on this server. Nobody else is asked or told.',
  'staff.services.address_lookup.loqate-relay':
    'Loqate, through this server: its key stays here, and visitors meet nobody else',
  'staff.services.address_lookup.loqate-direct': 'Loqate, straight from the visitor’s browser',
  'staff.services.uncovered':
    '{count, plural, one {One public offer without address data} other {# public offers without address data}}',
  'staff.services.uncovered_hint':
    'Visitors there type their address. Import data with “doorstep addresses import”, or change the offer’s area.',
  'staff.services.fallback': 'While it does not answer',
  'staff.services.fallback.index': 'Your own address data answers',
  'staff.services.fallback.typing': 'Visitors type their address by hand',
  'staff.services.server_key': 'Server’s key',
  'staff.services.browser_key': 'Browser’s key',
  'staff.services.url': 'Asked at',
  'staff.services.retrieves': 'Addresses paid for',
  'staff.services.retrieves.most': '{most, number} a day for each server process at most',

  'staff.services.mail': 'Email',
  'staff.services.mail.none': 'No mail server is set: emails are kept here and shown under Mails, and nobody gets one.',
  'staff.services.mail.smtp': 'A mail server, over SMTP',
  'staff.services.mail.host': 'Mail server',
  'staff.services.mail.from': 'Sender',

  'staff.services.test': 'Test',
  'staff.services.test.human-check': 'Test the human check',
  'staff.services.test.address-lookup': 'Test the address lookup',
  'staff.services.test.mail': 'Test the mail server',
  'staff.services.test.busy': 'Testing…',
  'staff.services.test.done': 'Tested',
  'staff.services.state.ok': 'Works',
  'staff.services.state.note': 'Note',
  'staff.services.state.wrong': 'Needs you',
  'staff.services.cause': 'Cause',
  'staff.services.resolution': 'What to do',

  'staff.services.subject.built_in': 'Built in',
  'staff.services.subject.script': 'Script',
  'staff.services.subject.secret': 'Secret and site key',
  'staff.services.subject.server_key': 'Server’s key',
  'staff.services.subject.browser_key': 'Browser’s key',
  'staff.services.subject.mail_server': 'Mail server',

  'staff.services.found.pow_ready': 'The built-in check is ready. It asks nobody else, so nothing can be out of reach.',
  'staff.services.found.index_ready': 'Your own data answers: {count, plural, one {# address} other {# addresses}}.',
  'staff.services.found.index_empty':
    'There is no address data yet: visitors can only type their address. Import some with “addresses import”.',
  'staff.services.found.index_faulty': 'Some address data cannot be used: {fault}',
  'staff.services.found.script_loads': 'The script loads from {host}.',
  'staff.services.found.secret_accepted': '{host} accepts the secret and the site key.',
  'staff.services.found.secret_is_for_tests':
    '{host} passes whatever it is shown: this secret is one for tests, and keeps nobody out.',
  'staff.services.found.secret_refused':
    '{host} does not know the secret ({code}). Copy it anew from the settings of your hCaptcha account into HCAPTCHA_SECRET, and restart.',
  'staff.services.found.keys_do_not_match':
    'Secret and site key do not belong together ({code}). Take both, HCAPTCHA_SECRET and HCAPTCHA_SITE_KEY, from one hCaptcha account, and restart.',
  'staff.services.found.check_refused':
    '{host} refuses the question itself ({code}). Check HCAPTCHA_VERIFY_URL; if it is right, this is for hCaptcha’s support.',
  'staff.services.found.lookup_answers':
    '{host} answers{count, plural, =0 {, with no suggestion for “High Street”} one {, with # suggestion} other {, with # suggestions}}.',
  'staff.services.found.lookup_refused': '{host} answers with error {code}.',
  'staff.services.found.browser_key_untested':
    'The browser’s key is bound to your site: only a browser can test it, on the page “Services” of the console.',
  'staff.services.found.mail_is_off': 'SMTP_URL is not set: emails are kept and shown to staff, and nobody gets one.',
  'staff.services.found.mail_server_answers': '{host} answers and lets us sign in. No email was sent.',
  'staff.services.found.mail_sign_in_refused':
    '{host} refuses to let us sign in ({code}). Check the name and password in SMTP_URL, and restart.',
  'staff.services.found.timed_out':
    '{host} did not answer within {seconds, plural, one {# second} other {# seconds}}. It may be down; if it stays so, look whether this network lets the call out.',
  'staff.services.found.unreachable':
    '{host} cannot be reached. It may be down; if it stays so, look whether this network lets the call out, and whether the address is right.',
  'staff.services.found.http_status':
    '{host} answers with HTTP status {status}. It may be down for the moment; if it stays so, check the address in the settings.',
  'staff.services.found.not_its_answer':
    'Something answers at {host}, but not the service: a proxy, a sign-in page of a network, or another address. Check the address in the settings.',

  'staff.services.open_title': 'Open alarms',
  'staff.services.past_title': 'Past alarms',
  'staff.services.none_open': 'None. Owners get an email when one opens; about email itself, the banner says so.',
  'staff.services.none_failing': 'No service fails. Offers without address data stand under Address lookup.',
  'staff.services.none_past': 'None in the last 100 days.',
  'staff.services.alarm.human-check': 'Human check',
  'staff.services.alarm.human-check-script': 'Human check, in browsers',
  'staff.services.alarm.address-lookup': 'Address lookup',
  'staff.services.alarm.mail': 'Email',
  'staff.services.alarm.address-data': 'Address data',
  'staff.services.kind.unavailable': 'Cannot be reached',
  'staff.services.kind.misconfigured': 'Refuses how it is set up',
  'staff.services.kind.account': 'Account',
  'staff.services.kind.address-data': 'Missing',
  'staff.services.alarm.code': 'code {code}',
  'staff.services.alarm.offer': 'offer {code}',
  'staff.services.alarm.since': 'Since',
  'staff.services.alarm.last_seen': 'last met',
  'staff.services.alarm.until': 'until',
  'staff.services.alarm.count': '{count, plural, one {once} other {# times}}',
};
