/** Emails to staff; ids also start with `mail.`. */
export const staffMailTexts = {
  'mail.held_waiting.subject':
    '{count, plural, one {One request is waiting} other {# requests are waiting}} for a decision',
  'mail.held_waiting.intro':
    '{count, plural, one {One request has waited for a decision for 7 days or more.} other {# requests have waited for a decision for 7 days or more.}} A request that nobody decides lapses after {days, number} days. This page lists the oldest first:',
  'mail.password_link.subject': 'Set a new password for Doorstep',
  'mail.password_link.intro':
    'Someone asked for a new password for your staff account. If it was you, choose one with this button. It works once, for one hour:',
  'mail.password_link.button': 'Choose a new password',
  'mail.password_link.otherwise':
    'If it wasn’t you, do nothing: your password stays as it is, and nobody can sign in with this email alone.',
  'mail.service_alarm.subject':
    '{service, select, address_data {An offer has no address data: {code}} human_check_script {The human check isn’t loading in many visitors’ browsers} other {{service, select, human_check {The human check} other {Address lookup}} {kind, select, unavailable {is unreachable} misconfigured {rejected the settings} other {account needs attention}}}}',
  'mail.service_alarm.intro':
    '{service, select, address_data {Visitors to a public offer can’t choose their address from a list: there is no address data for all or part of its area.} human_check_script {The human check for your offers isn’t loading in many visitors’ browsers.} human_check {{kind, select, unavailable {The human check for your offers isn’t answering.} misconfigured {The human check for your offers rejected the settings.} other {The human check for your offers: your account needs attention.}}} other {{kind, select, unavailable {The address lookup for your offers isn’t answering.} misconfigured {The address lookup for your offers rejected the settings.} other {The address lookup for your offers: your account needs attention.}}}}',
  'mail.service_alarm.effect':
    '{service, select, address_data {They type their address instead. The offer’s settings decide whether typed addresses are accepted, held for staff or refused.} human_check_script {No request is lost: visitors can send theirs without the check, and staff decide, or they use the built-in check if you chose that.} human_check {No request is lost: those that can’t be checked are held for staff, or use the built-in check if you chose that.} other {Nobody is turned away: your own address data is used instead if you chose that, and visitors can type their address.}}',
  'mail.service_alarm.message': '{service, select, address_data {{message}} other {Its answer: {message} ({code})}}',
  'mail.service_alarm.next':
    '{service, select, address_data {Import address data for its area, or change its area. We won’t email you about this offer again until this is solved; the page “Services” of the console shows it.} other {The page “Services” of the console shows whether it has recovered, and lets you test the service. We won’t email you about this again until it is solved.}}',
};
