/** Texts of the public pages; ids start with `public.`. */
export const publicPageTexts = {
  // The document’s title: the page, then the offer’s title.
  'public.title.of': '{page}: {title}',
  'public.title.error': 'Error: {title}',

  'public.frame.skip': 'Skip to the main content',
  'public.frame.development': 'Development mode: test services and test keys are allowed here.',
  // Before the name of the page’s language.
  'public.frame.language': 'Language:',
  'public.frame.doorstep': 'Doorstep',
  // Heading above the organisation’s contact.
  'public.footer.help': 'Help with this',
  'public.footer.responsible': '{organisation} is responsible for this offer.',
  // Label of the list of links, for screen readers.
  'public.footer.links': 'Notices',
  'public.footer.privacy': 'Privacy',
  'public.footer.accessibility': 'Accessibility',
  'public.embed.own_page': 'Open in its own page',
  'public.embed.receipt': 'Your browser can’t keep this receipt inside another site.',
  'public.embed.open_receipt': 'Open your receipt to see your details, change the request or cancel it',
  'public.footer.attribution': 'Address data: {sources}',
  'public.footer.made_with': 'Made with Doorstep',
  'public.action.try_again': 'Try again',
  'public.action.other_offers': 'See all offers',

  'public.home.title': 'Offers for your home',
  'public.home.lead': 'Choose one, find your address, ask. It takes about a minute.',
  'public.home.none': 'There are no offers at the moment.',
  // The three headings in the list of offers.
  'public.home.now': 'Open now',
  'public.home.soon': 'Opening soon',
  'public.home.not_now': 'Not taking requests',

  // Below the offer’s title. The item has no name here: “one”.
  'public.offer.after': 'What happens after you send',
  'public.offer.for_others': 'Asking for someone else?',
  'public.offer.for_others_text': 'You can ask for a neighbour or a parent: use their address and their name.',
  'public.offer.about': 'About this offer',
  'public.offer.eligibility': 'Who can request',
  'public.offer.opens_heading': 'This offer isn’t open yet',
  'public.offer.opens_live': 'The form appears here when the offer opens. All you need is your address.',
  'public.offer.opens_plain': 'Reload this page at that time, and the form will be here.',
  'public.offer.paused_heading': 'We’ve paused requests for now',
  'public.offer.paused_text': 'Requests that were already sent are not affected. Come back later.',
  'public.offer.closed_heading': 'This offer has closed',
  // {when} is a date and time.
  'public.offer.closed_at': 'It closed on {when}.',
  'public.offer.closed_text': 'We no longer take requests. If you sent one, the link to it still works.',
  'public.offer.closed_draw': 'There is a draw. The page of your request says whether you’re in it.',
  'public.offer.closed_draw_link': 'See how the draw is going',
  'public.facts.how_drawn': 'How the draw works',
  // Heading above a code.
  'public.receipt.entry': 'Your entry in the draw',
  'public.receipt.rank': 'Drawn as number {rank, number}',
  'public.offer.closed_queue':
    'Everyone in the queue keeps their place. If one is handed back, it goes to the next home in line.',
  'public.offer.sold_out_heading': 'There are none left',
  'public.offer.sold_out_text': 'If one is handed back, it shows here.',

  'public.facts.heading': 'At a glance',
  'public.area.countries': 'Only for addresses in: {countries}.',
  'public.area.postcodes': 'Postcodes that start with {prefixes}.',
  'public.area.polygon': 'Homes in one area only. We check your address on the map.',

  // The number is set large above its unit.
  'public.count_down.days': '<number>{count, number}</number> {count, plural, one {day} other {days}}',
  'public.count_down.hours': '<number>{count, number}</number> {count, plural, one {hour} other {hours}}',
  'public.count_down.minutes': '<number>{count, number}</number> {count, plural, one {minute} other {minutes}}',
  'public.count_down.seconds': '<number>{count, number}</number> {count, plural, one {second} other {seconds}}',

  'public.form.problem': 'There is a problem',
  'public.form.items': 'What you’d like',
  'public.form.place': 'Where you collect it',
  'public.form.contact': 'About you',
  'public.form.questions': 'A few questions',
  'public.form.optional': '{label} (optional)',
  'public.form.optional_mark': '(optional)',
  'public.form.check': 'Check your request',
  'public.form.nothing_reserved':
    'Nothing is reserved while you fill this in. You’ll see everything once more before you send it.',
  // A honeypot: people never see this field, bots fill it in.
  'public.form.honeypot': 'Leave this field empty',
  // Label above the name of the only item.
  'public.items.how_many': 'How many',
  // Next to the quantity field, in lower case.
  'public.items.most_per_request': '{max, plural, one {one per request} other {up to # per request}}',
  'public.items.most_per_home': '{max, plural, one {one per home} other {up to # per home}}',
  'public.contact.name': 'Your name',
  'public.contact.name_why':
    '{reach, select, collected {Said when you collect it.} other {As it should appear on the label.}}',
  'public.contact.email': 'Email address',
  // {way} is “sent” if the receipt is emailed, {reach} is “collected” if visitors pick it up themselves.
  'public.contact.email_why':
    '{way, select, sent {For your receipt, and if we have a question.} other {In case we have a question.}}{reach, select, collected {} other { A carrier may use it to tell you when it comes.}}',
  'public.contact.phone': 'Phone number',
  'public.contact.phone_why':
    '{reach, select, collected {In case we have a question.} other {In case there is a problem with the delivery. A carrier may get it too.}}',
  // In the error summary: the field’s label and the error.
  'public.field_error.at': '{field} – {message}',
  'public.field_error.name_required': 'Enter your name',
  'public.field_error.email_required': 'Enter your email address',
  'public.field_error.phone_required': 'Enter your phone number',
  'public.field_error.line1_required': 'Enter the first line of your address',
  'public.field_error.city_required': 'Enter your town or city',
  'public.field_error.country_required': 'Choose your country',

  'public.draft.restored': 'We’ve filled in what you typed earlier. It was kept on this device only.',
  'public.draft.start_again': 'Clear the form',
  'public.draft.cleared': 'We removed what you typed from this device after 30 minutes without a key press.',
  'public.draft.idle_title': 'Are you still there?',
  'public.draft.idle_text':
    'In a few minutes we’ll remove what you typed from this page and this device, in case others use it too.',
  'public.draft.idle_keep': 'Keep it, I’m still here',
  'public.navigation.lost_title': 'You’re offline',
  'public.navigation.lost_text': 'Nothing you typed is lost. Try again when you’re connected.',
  'public.navigation.busy_title': 'Too many tries',
  'public.navigation.busy_text': 'Wait a minute, then try again. Nothing you typed is lost.',
  'public.navigation.server_title': 'Something went wrong on our side',
  'public.navigation.server_text': 'Nothing you typed is lost. Try again in a few minutes.',

  'public.check.asked': 'Please complete these',
  'public.check.title': 'Check your request',
  'public.check.items': 'Items',
  'public.check.address': 'Address',
  // Label for a flat’s number.
  'public.check.unit': 'Flat or unit',
  'public.check.typed': 'Typed by hand',
  'public.check.if_short_queue': 'If there are not enough: queue for the full request',
  'public.check.not_given': 'Not provided',
  'public.check.yes': 'Yes',
  'public.check.no': 'No',
  // A link next to each answer; screen readers add the answer’s label.
  'public.check.change': 'Change',
  'public.check.nothing_reserved': 'Nothing has been sent or reserved yet.',
  'public.check.not_sent': 'Your request was not sent',
  'public.check.on_send': 'What happens when you press Send',
  'public.check.plain_text': 'So this happens instead:',
  'public.check.plain_title': 'The security check isn’t running',
  'public.human_check.title': 'Security check',
  'public.human_check.idle': 'Your device does a short calculation before you send. You don’t need to do anything.',
  'public.human_check.start': 'Start the check',
  'public.human_check.working': 'Checking … You don’t need to do anything.',
  'public.human_check.slow': 'Still checking. On some devices this takes a little longer.',
  // The security check passed.
  'public.human_check.passed': 'Checked.',
  'public.human_check.failed':
    'The check didn’t work. Nothing you typed is lost. Try again, or send without it: someone will then check your request first.',
  'public.captcha.idle': 'The check runs when you send the request.',
  'public.captcha.preparing': 'Getting the check ready …',
  'public.captcha.ready': 'The check runs when you send the request. You may have to solve a puzzle.',
  'public.captcha.working': 'Checking … If a puzzle opens, solve it to continue.',
  'public.captcha.slow': 'Still checking. {provider} is taking longer than usual.',
  'public.captcha.run_out': 'The check expired. It runs again when you send the request.',
  'public.captcha.unreachable':
    'We couldn’t load the check: {provider} isn’t answering, or your browser or network blocks it. Nothing you typed is lost.',
  'public.captcha.closed': 'The check was closed before it was finished. Nothing you typed is lost.',
  'public.captcha.expired': 'The check was open for too long. Nothing you typed is lost.',
  'public.captcha.busy': 'Too many checks from your network. Wait a minute, then try again. Nothing you typed is lost.',
  'public.captcha.broken': 'Something went wrong with the check. Nothing you typed is lost.',
  'public.captcha.use_built_in': 'Use the built-in check instead',
  'public.captcha.send_without': 'Send without the check: someone will look at your request first',
  'public.captcha.note': 'The check is run by another company, {provider}.',
  'public.captcha.monitored_note':
    'We are also trying out a check by another company, {provider}. It decides nothing about your request.',
  'public.captcha.privacy': 'Its privacy policy (new tab)',
  'public.captcha.terms': 'Its terms (new tab)',
  'public.check.needed_title': 'One more check, please',
  'public.check.needed_text': 'We need one more check before taking your request. Everything you filled in is kept.',
  'public.check.provider_down_title': 'We’re using our own check instead',
  'public.check.provider_down_text':
    '{provider} isn’t working at the moment. You don’t need to do anything: our own check runs by itself, and everything you filled in is kept.',
  'public.send.checking': 'Finishing the check …',
  'public.send.sending': 'Sending …',
  'public.send.lost_title': 'We couldn’t confirm it was sent',
  'public.send.lost_text':
    'The connection was lost, so your request may or may not have arrived. Try again: it counts only once, and nothing you typed is lost.',
  // “It” is the request.
  'public.send.resending': 'We’ll send it when you’re connected again.',
  'public.send.cancel': 'Don’t send it automatically',
  'public.send.unavailable_title': 'Something went wrong on our side',
  'public.send.unavailable_text':
    'Your request may or may not have arrived. Try again in a few minutes: it counts only once, and nothing you typed is lost.',

  'public.refused.kept': 'Nothing was sent or reserved. If you go back, what you typed is still there.',
  'public.refused.another_address': 'Use another address',
  'public.refused.sold_out.title': 'There are not enough left',
  'public.refused.sold_out.title_none': 'There are none left',
  'public.refused.sold_out.text': 'Your request hasn’t been sent. Choose how to go on.',
  'public.refused.sold_out.text_none': 'We couldn’t take your request, and this offer has no queue.',
  'public.refused.sold_out.help': 'If you have a question',
  'public.refused.sold_out.table': 'What you requested, and what is left',
  'public.refused.sold_out.item': 'Item',
  // Column headings: how many were requested, and how many are left for you.
  'public.refused.sold_out.asked': 'Requested',
  'public.refused.sold_out.left': 'You can have',
  'public.refused.sold_out.take_heading': 'Take what is left',
  'public.refused.sold_out.take_text': 'We’ll change your request to what’s left. You’ll see it before you send it.',
  'public.refused.sold_out.take': 'Request what is left',
  'public.refused.sold_out.queue_heading': 'Wait for everything',
  'public.refused.sold_out.queue_text':
    'Your whole request joins the queue. If enough is handed back, it’s your turn. You can leave the queue at any time.',
  'public.refused.sold_out.queue': 'Queue for the full request',
  'public.refused.already_asked.title': 'Someone has already asked for this address',
  'public.refused.already_asked.text': 'We can’t take another request for this home now.',
  'public.refused.already_asked.rule_once': 'Each home can ask once.',
  'public.refused.already_asked.rule_window': 'Each home can ask once every {days, plural, one {day} other {# days}}.',
  'public.refused.already_asked.rule_share_once': 'Each home can have up to {count, number} in total.',
  'public.refused.already_asked.rule_share_window':
    'Each home can have up to {count, number} every {days, plural, one {day} other {# days}}.',
  'public.refused.already_asked.rule_items': 'There is a limit for each home.',
  'public.refused.already_asked.help': 'If you have a question',
  // Opens a form for visitors who believe that their home has not asked.
  'public.claim.open': 'Tell us if this is a mistake',
  'public.claim.text': 'We’ll read this and get back to you.',
  'public.claim.kind': 'What’s the reason?',
  'public.claim.kind.different_flat': 'I live in a different flat of this building',
  'public.claim.kind.shared_house': 'We share the house with another household',
  'public.claim.kind.moved_in': 'We moved in recently',
  'public.claim.kind.new_building': 'It’s a new building',
  'public.claim.kind.address_misused': 'Someone else used my address',
  'public.claim.kind_missing': 'Select a reason',
  'public.claim.words': 'In your own words',
  'public.claim.email': 'Your email address',
  'public.claim.email_hint': 'We’ll reply to this address.',
  'public.claim.send': 'Send',
  'public.claim.receipt_open': 'Was it you? Get the receipt again',
  'public.claim.receipt_text':
    'We’ll send the receipt to the email address that came with the request, if there was one. We can’t show the address here.',
  'public.claim.receipt_send': 'Send the receipt again',
  'public.claimed.claim.title': 'We’ve got your message',
  'public.claimed.claim.text': 'We’ll read it and get back to you. You don’t need to do anything until then.',
  'public.claimed.receipt.title': 'If an email address was given, we’ve sent the receipt',
  'public.claimed.receipt.text':
    'Check the inbox of whoever sent the request for your home. If no email address was given with it, nothing was sent.',
  'public.claimed.help': 'If you have a question',

  'public.correct.title': 'Correct the address',
  'public.correct.text': 'Everything else about your request stays the same.',
  'public.correct.heading': 'New address',
  'public.correct.now': 'Current address: {address}',
  'public.correct.send': 'Correct the address',
  'public.correct.back': 'Keep the current address',
  'public.correct.not_taken': 'The address was not changed',
  'public.correct.already_asked': 'Someone has already asked for the new address. Your request stays as it was.',

  'public.refused.outside_area.title': 'This address is outside the area',
  'public.refused.outside_area.text': 'This offer isn’t for the address you gave.',
  'public.refused.outside_area.given': 'You gave: {address}',
  'public.refused.outside_area.help': 'If your home is inside the area',
  'public.refused.not_open.title': 'This offer isn’t open yet',
  'public.refused.not_open.text': 'We couldn’t take your request: the offer opens later.',
  'public.refused.not_open.help': 'If you have a question',
  'public.refused.paused.title': 'We’ve paused requests for now',
  'public.refused.paused.text': 'We couldn’t take your request. Try again later: what you typed is kept.',
  'public.refused.paused.help': 'If you have a question',
  'public.refused.closed.title': 'This offer has closed',
  'public.refused.closed.text': 'It closed before your request arrived, so we couldn’t take it.',
  'public.refused.closed.help': 'If you have a question',
  'public.refused.unchecked_limit_reached.title':
    'We can’t take more requests without the security check at the moment',
  'public.refused.unchecked_limit_reached.text':
    'Someone has to look at each of these requests, and there is room for only a few. Send yours with the security check if you can, or try again later.',
  'public.refused.unchecked_limit_reached.help': 'Or ask us to enter it for you',

  'public.confirm.title': 'Confirm your request',
  'public.confirm.text': 'Press the button to confirm request {reference}.',
  'public.confirm.button': 'Confirm request',
  'public.confirm.not_you': 'If you didn’t request this, close this page.',
  'public.confirm.sold_out.title': 'There are none left',
  'public.confirm.sold_out.text': 'They ran out before request {reference} was confirmed. Nothing is reserved for you.',
  'public.confirm.sold_out.next':
    'We’ve kept your request, and someone will look at it. If one is handed back, you can still confirm it yourself: open this page again.',
  'public.confirm.fewer_left.title': 'There are not enough left',
  'public.confirm.fewer_left.text':
    'There are fewer left than request {reference} is for, so we couldn’t confirm it. Nothing is reserved for you.',
  'public.confirm.fewer_left.next':
    'We’ve kept your request, and someone will look at it. You can also send a new request for fewer.',
  'public.confirm.already_asked.title': 'Someone has already asked for this address',
  'public.confirm.already_asked.text': 'We couldn’t confirm request {reference}. Nothing is reserved for you.',
  'public.confirm.already_asked.next':
    'We’ve kept your request, and someone will look at it. If you think this is a mistake, contact us below.',
  'public.confirm.expired.title': 'This link has expired',
  'public.confirm.expired.text':
    'It worked for 24 hours. Request {reference} wasn’t confirmed, so nothing is reserved for you.',
  'public.confirm.expired.next': 'We’ve kept your request, and someone will look at it. You don’t need to do anything.',
  'public.confirm.see': 'See your request',
  'public.confirm.new_request': 'Send a new request',

  'public.error.not_here': 'Page not found',
  'public.error.not_here_text': 'If you typed the address, check it. If you followed a link, it may be out of date.',
  'public.error.link': 'This link no longer works',
  'public.error.link_text': 'Check that the whole link was copied. If it was, go back to the offer and start again.',
  'public.error.other': 'Something went wrong',
  'public.error.other_text': 'Reload this page, or go back and try again.',
  'public.error.to_offer': 'Go to the offer',
  // {id} is a code that staff can find in the log.
  'public.error.request_id': 'If you contact us, quote this code: {id}',
};
