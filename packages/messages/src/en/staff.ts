import { staffAccountTexts } from './staff-account.ts';
import { staffAddressTexts } from './staff-addresses.ts';
import { staffPrivacyTexts } from './staff-privacy.ts';
import { staffAuditTexts } from './staff-audit.ts';
import { staffBatchTexts } from './staff-batches.ts';
import { staffEntryTexts } from './staff-entry.ts';
import { staffOfferEditorTexts } from './staff-offer-editor.ts';
import { staffOfferTexts } from './staff-offers.ts';
import { staffCounterTexts } from './staff-counter.ts';
import { staffInsightTexts } from './staff-insights.ts';
import { staffPackingTexts } from './staff-packing.ts';
import { staffPeopleTexts } from './staff-people.ts';
import { staffRequestListTexts } from './staff-request-list.ts';
import { staffRequestTexts } from './staff-requests.ts';
import { staffHomeTexts } from './staff-homes.ts';
import { staffTodayTexts } from './staff-today.ts';
import { staffServiceTexts } from './staff-services.ts';
import { staffWebhookTexts } from './staff-webhooks.ts';

/** Ids start with `staff.`. */
export const staffTexts = {
  ...staffAccountTexts,
  ...staffAddressTexts,
  ...staffAuditTexts,
  ...staffPrivacyTexts,
  ...staffBatchTexts,
  ...staffEntryTexts,
  ...staffOfferEditorTexts,
  ...staffOfferTexts,
  ...staffCounterTexts,
  ...staffInsightTexts,
  ...staffPackingTexts,
  ...staffPeopleTexts,
  ...staffRequestListTexts,
  ...staffRequestTexts,
  ...staffHomeTexts,
  ...staffServiceTexts,
  ...staffTodayTexts,
  ...staffWebhookTexts,

  'staff.title': 'Staff console',
  'staff.skip': 'Skip to the page',
  'staff.loading': 'Loading',
  'staff.close': 'Close',
  'staff.undo': 'Undo',
  'staff.dismiss': 'Dismiss this message',
  'staff.cancel': 'Cancel',
  'staff.enter_key': 'Enter',
  'staff.enter_key_in_text': 'In a text field: Ctrl + Enter',
  'staff.retry': 'Try again',
  'staff.none': 'not given',
  'staff.number': '{number, number}',
  'staff.stale': 'Loaded at {at}. It may have changed since.',
  'staff.time_zone.viewer': 'Times are in your time zone, {zone}.',
  'staff.time_zone.offer': 'Times are in the offer’s time zone, {zone}.',
  'staff.problem.connection':
    'Doorstep isn’t answering. Check your connection. What you typed is still here; try again when you’re connected.',
  'staff.late.refused': '“{what}” was not done. {why}',
  'staff.late.unconfirmed': '“{what}” was not confirmed. Check whether it was done before you try again.',
  'staff.problem.request_id': 'If this continues, quote this code to your operator: {id}',

  'staff.nav.label': 'Console',
  'staff.nav.work': 'Work',
  'staff.nav.set_up': 'Set up',
  'staff.nav.settings': 'Settings',
  'staff.nav.more': 'More',
  'staff.nav.offers': 'Offers',
  'staff.nav.requests': 'Requests',
  'staff.nav.batches': 'Batches',
  'staff.nav.homes': 'Homes',
  'staff.nav.mails': 'Emails',
  'staff.nav.people': 'People',
  'staff.nav.services': 'Services',
  'staff.nav.webhooks': 'Webhooks',

  'staff.language': 'Language',
  'staff.language.not_loaded': 'The texts in that language didn’t come. Check your connection and choose it again.',

  'staff.role.owner': 'Owner',
  'staff.role.editor': 'Editor',
  'staff.role.fulfiller': 'Fulfiller',
  'staff.role.packer': 'Packer',
  'staff.role.viewer': 'Viewer',
  'staff.role_hint.owner': 'Everything, including people, services and retention',
  'staff.role_hint.editor': 'Writes and publishes offers, sees no personal data',
  'staff.role_hint.fulfiller': 'Decides requests and sends things out',
  'staff.role_hint.packer': 'Packs assigned batches; sees their names and addresses, nothing else',
  'staff.role_hint.viewer': 'Sees counts and offers, no personal data',

  'staff.email': 'Email',
  'staff.password': 'Password',
  'staff.password.show': 'Show',
  'staff.password.hide': 'Hide',
  'staff.sign_in': 'Sign in',
  'staff.sign_in.title': 'Sign in',
  'staff.sign_in.busy': 'Signing in…',
  'staff.sign_in.wrong': 'Incorrect email or password',
  'staff.sign_out': 'Sign out',
  'staff.expired.title': 'You have been signed out',
  'staff.expired.body':
    'Your session has ended. Sign in again to continue: this page and what you typed in it are kept.',
  'staff.password_again.title': 'Your password, please',
  'staff.password_again.body':
    'You signed in a while ago. Enter your password again, and Doorstep does what you chose.',
  'staff.password_again.submit': 'Continue',

  'staff.set_up.first_title': 'Welcome to Doorstep',
  'staff.set_up.first_body':
    'This makes you the owner of this installation: you can publish offers, decide requests and invite your colleagues.',
  'staff.set_up.title': 'Join the team',
  'staff.set_up.body': 'You’re invited as {role}. Choose how you’ll sign in.',
  'staff.set_up.name': 'Your name',
  'staff.set_up.name_missing': 'Enter your name, as colleagues know you',
  'staff.set_up.email_hint': 'You’ll sign in with it.',
  'staff.set_up.password_hint': '10 characters or more. A few words that only you would put together work well.',
  'staff.set_up.password_short': 'Use 10 characters or more',
  'staff.set_up.submit': 'Create my account',
  'staff.set_up.busy': 'Creating your account…',
  'staff.set_up.spent_title': 'This link no longer works',
  'staff.set_up.to_sign_in': 'Already have an account? Sign in',

  'staff.not_allowed.title': 'Your role doesn’t allow this page',
  'staff.not_allowed.body': 'You’re signed in as {role}. If you need this page, ask an owner to change your role.',
  'staff.nothing_yet.title': 'Nothing here for you yet',
  'staff.nothing_yet.body': 'Anything assigned to you will appear here. Ask an owner if you expected more.',
  'staff.not_found.title': 'Page not found',
  'staff.not_found.body': 'There’s no page at this address in the console. Check it for a typing mistake.',
  'staff.not_found.home': 'Go to the start page',
  'staff.page_missing.title': 'This page couldn’t be loaded',
  'staff.crash.title': 'Something went wrong on this page',
  'staff.crash.body': 'That’s our mistake, not yours. What was saved is safe. Reloading the page usually helps.',
  'staff.crash.reload': 'Reload',

  'staff.mails.lead':
    'Emails to visitors, and to owners about services. Without a mail server they’re kept here so that you can pass them on. Their private links are for the visitor alone and aren’t shown. Emails are removed from this list after 30 days.',
  'staff.mails.pages': 'Pages of emails',
  'staff.mails.search': 'Find emails',
  'staff.mails.search_hint': 'Name, email address or reference',
  'staff.mails.found_none': 'No email matches. Emails are kept for 30 days.',
  'staff.mails.empty_title': 'No emails yet',
  'staff.mails.empty_body': 'When a visitor gives an email address with a request, their receipt appears here.',
  'staff.mail_status.kept': 'Kept here',
  'staff.mail_status.waiting': 'Waiting to be sent',
  'staff.mail_status.tried':
    '{why, select, refused {Tried: the mail server doesn’t take emails for this address. We try again for three days} other {Tried: the mail server didn’t take it. We try again for three days}}',
  'staff.mail_status.sent': 'Sent',
  'staff.mail_status.given_up': 'Not sent: given up after three days',
  'staff.mail_status.limited': 'Not sent: too many emails to this address today',

  // The list of keyboard shortcuts.
  'staff.find.title': 'Find anything',
  'staff.find.hint': 'Name, reference, email, postcode, offer, batch or page',
  'staff.find.list': 'Results',
  'staff.find.none': 'Nothing was found.',
  'staff.find.unavailable': 'Doorstep could not search just now. There may be results that are not shown.',
  'staff.find.count': '{count, plural, one {One result} other {# results}}',
  'staff.find.page': 'Page',
  'staff.find.offer': 'Offer · {phase}',
  'staff.find.batch': 'Batch · {state} · {offer}',
  'staff.find.request': 'Request · {state} · {what}',
  'staff.find.home': 'Home · {what}',
  'staff.find.all': 'All {count, number} requests that match',
  'staff.find.opening': 'Opening …',

  'staff.keys.title': 'Keyboard shortcuts',
  'staff.keys.letters': 'Use shortcuts of a single letter, digit or sign',
  'staff.keys.letters_hint': 'They work anywhere but in a field. This browser keeps the choice for you.',
  'staff.keys.space': 'Space',
  'staff.keys.home': 'Home',
  'staff.keys.end': 'End',
  'staff.keys.escape': 'Esc',
  'staff.keys.control': 'Ctrl',
  'staff.keys.everywhere': 'Everywhere',
  'staff.keys.places': 'Places',
  'staff.keys.search': 'Search this page',
  'staff.keys.list': 'Show this list',
  'staff.keys.undo': 'Undo, while a message offers it',
  'staff.keys.close': 'Close what is open',
  'staff.keys.send': 'Send from a text field in a dialog',
  'staff.keys.next': 'Next request',
  'staff.keys.previous': 'Previous request',
  'staff.keys.select': 'Select the request',
  'staff.keys.beside': 'Open the request beside the list',
  'staff.keys.page': 'Open the request as a page',
  'staff.keys.reason': 'Choose an earlier reason when declining',
  'staff.keys.texts': 'Texts of an offer',
  'staff.keys.along': 'Move along a chart',
  'staff.keys.ends': 'To the ends of a chart',
  'staff.keys.counted': 'Open the requests counted',
  'staff.keys.table': 'Chart or table',

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
  'staff.movement_hint.count': 'You counted what is on the shelf, and the difference is booked',
};
