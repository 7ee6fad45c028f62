/** Texts of all error codes and field errors; ids are `error.CODE` and `field_error.CODE`. */
export const errors = {
  'error.request_invalid': 'Check the answers named here. Nothing you typed was lost.',
  'error.offer_not_found': 'There is no offer at this address. Check the link for a typing mistake.',
  'error.offer_changed': 'This offer was changed after you opened it. Check your request, and send it again.',
  'error.request_not_found': 'We have no request with this reference and link.',
  'error.limit_group_ended':
    'This limit group has ended: its offers are archived, and what each home received is no longer stored. Create a new group.',
  'error.home_not_found': 'This home no longer exists. Search for it again under Homes.',
  'error.claim_not_found': 'This claim no longer exists. Check the list under Homes.',
  'error.batch_not_found': 'There is no such batch. Check the list under Batches.',
  'error.batch_not_locked': 'This batch isn’t locked, so what is in it may still change. Lock it first.',
  'error.text_unwritable': 'No file was saved: it can’t hold some of the text. Check the carrier file to see which.',
  'error.nothing_to_pack': 'No accepted requests match, so no batch was made. Check what you chose.',
  'error.not_open': 'This offer isn’t open yet.',
  'error.paused': 'Requests for this offer are paused.',
  'error.closed': 'This offer has closed.',
  'error.sold_out': 'There are not enough left for this request.',
  'error.already_asked': 'Someone has already asked for this address.',
  'error.outside_area': 'This address is outside the area of this offer.',
  'error.human_check_rejected': 'The security check didn’t succeed. Nothing you typed is lost; try again.',
  'error.human_check_needed': 'We need one more check before taking your request. Nothing you typed is lost.',
  'error.human_check_unavailable':
    'The security check isn’t working at the moment. Nothing you typed is lost; try again in a few minutes.',
  'error.unchecked_limit_reached': 'We can’t take more requests without the security check at the moment.',
  'error.idempotency_key_missing':
    'The header Idempotency-Key is missing. Send one of 1 to 128 characters that you choose for this submission.',
  'error.idempotency_key_reused': 'This Idempotency-Key was used for a different request. Choose a new one.',
  'error.link_invalid': 'This link has been used or is too old.',
  'error.not_found': 'There is no page at this address.',
  'error.method_not_allowed': 'This address doesn’t support this method.',
  'error.request_malformed': 'The server could not read this request.',
  'error.headers_too_large':
    'The headers of this request are too large. Delete the cookies of this site and try again.',
  'error.request_timed_out': 'This request took too long to arrive. Try again.',
  'error.body_malformed': 'The request body could not be read.',
  'error.body_too_large': 'The request body is too large.',
  'error.media_type_unsupported': 'This content type is not supported here.',
  'error.rate_limited': 'Too many tries. Wait a minute and try again. After many tries it can take an hour.',
  'error.internal': 'Something went wrong on our side. What you typed is kept; try again in a few minutes.',
  'error.unavailable': 'The service isn’t available at the moment. What you typed is kept; try again in a few minutes.',
  'error.token_expired': 'This API token has expired. Ask the owner of this installation for a new one.',
  'error.token_invalid': 'This needs a valid API token for this installation.',
  'error.not_signed_in': 'Sign in to continue.',
  'error.two_factor_needed': 'Your team requires two-factor sign-in. Set it up under “Account” first.',
  'error.password_needed': 'Enter your password again to do this.',
  'error.sign_in_rejected': 'Incorrect email or password.',
  'error.not_allowed': 'Your role does not allow this.',
  'error.state_conflict':
    'This has changed in the meantime, so that step is no longer possible. Reload to see the latest.',
  'error.version_conflict': 'Someone else has changed this since you opened it. Your changes weren’t saved.',
  'error.precondition_failed':
    'This has changed since you read it, so nothing was done. Read it again, and send your change with its new ETag.',
  'error.slug_taken': 'Another offer already has this short name.',
  'error.undo_expired': 'The 30 minutes to undo this are over, or its email has been sent. Nothing was changed.',
  'error.returned_unit_given':
    'What came back has gone to someone in the queue, so this return can’t be undone. Nothing was changed.',
  'error.stock_below_taken': 'Stock can’t be lower than what is already promised.',
  'error.publish_incomplete': 'Some things are missing before this offer can be published.',
  'error.draw_not_ready':
    'The draw can’t be held yet: entries are fixed two minutes after closing, and the public value must be known.',
  'error.draw_value_own':
    'You entered this value yourself. A second person must enter it from its source before the draw is held.',
  'error.draw_already_held':
    'A value was already entered for this draw, and a draw is held only once. Reload the page to see the result.',
  'error.invitation_invalid': 'This invitation has been used or is too old. Ask for a new one.',
  'error.owner_missing':
    'The owner of this installation has not signed up yet. Your invitation stays valid: try again once they have.',
  'error.person_not_found': 'This person is no longer on the team. Reload the page to see who is.',
  'error.last_owner': 'This is the only owner. Make someone else an owner first.',
  'error.request_changed': 'Someone changed this request after you opened it, so nothing was done. Check it again.',
  'field_error.required': 'Enter an answer',
  'field_error.too_long': 'Use {max, number} characters or fewer',
  'field_error.too_many': 'Use {max, number} entries or fewer',
  'field_error.too_small': 'Enter {min, number} or more',
  'field_error.too_large': 'Enter {max, number} or fewer',
  'field_error.not_a_number': 'Enter a whole number, such as 1',
  'field_error.not_a_choice': 'Choose one of the answers',
  'field_error.unknown_country':
    'Choose a country from the list. In a program, use its two-letter ISO code, such as GB',
  'field_error.not_an_email': 'Enter an email address in the form name@example.org',
  'field_error.email_taken': 'Someone already signs in with this email address',
  'field_error.password_wrong': 'This isn’t your password',
  'field_error.code_wrong': 'This code is wrong or too old. Enter the one your app shows now',
  'field_error.password_weak': 'This password is too easy to guess. Use a few unrelated words, and leave out your name',
  'field_error.not_a_phone': 'Enter a phone number, such as 01632 960 001',
  'field_error.not_text': 'Enter text',
  'field_error.control_character': 'Part of this text can’t be shown or printed. Delete it and type it again',
  'field_error.unknown_field': 'Unknown field',
  'field_error.cursor_unknown': 'Not a cursor of this list in this order: leave it out, and start at the beginning',
  'field_error.unknown_item': 'This item isn’t part of the offer',
  'field_error.item_twice': 'This item is listed twice',
  'field_error.not_accepted': 'This request isn’t accepted, or is already in another batch',
  'field_error.is_collected': 'This request is collected by its visitor, so it is not packed',
  'field_error.not_in_batch': 'This isn’t in the batch',
  'field_error.already_dispatched': 'This has already been dispatched',
  'field_error.not_packed_last': 'This isn’t the parcel you packed last',
  'field_error.named_twice': 'This is listed twice',
  'field_error.tracking_link_form':
    'Enter a link that starts with https://, has one number placeholder and no user name or password',
  'field_error.needs_all_offers': 'Only a token for all offers can do this',
  'field_error.not_in_future': 'Choose a day that is still to come',
  'field_error.nothing_chosen': 'Choose at least one item',
  'field_error.place_missing': 'Choose where you collect it',
  'field_error.place_gone': 'You can’t collect it there any more. Choose another place',
  'field_error.no_places': 'There is no place with opening times to come',
  'field_error.ends_before_start': 'Enter a time after the beginning',
  'field_error.too_many_in_total': 'Choose at most {max, number} in total',
  'field_error.address_missing': 'Find your address and choose it, or type it yourself',
  'field_error.address_forged': 'We couldn’t confirm this address. Find it and choose it again',
  'field_error.address_expired':
    'It has been more than a day since you chose this address. Find it and choose it again',
  'field_error.address_same': 'This is the address that it came back from. Correct it, or contact us',
  'field_error.address_unknown': 'We couldn’t load this address. Find it and choose it again, or type it yourself',
  'field_error.address_unconfirmed':
    'We couldn’t confirm this address. Try again in a few minutes, or type it yourself',
  'field_error.po_box_refused':
    'This offer isn’t for PO boxes or parcel lockers. Give the address of your home, or contact us',
  'field_error.military_refused':
    'This offer isn’t for military addresses. Give another address where you receive post, or contact us',
  'field_error.care_of_refused':
    'This offer is only for people at their own address. Give your own, without “care of”, or contact us',
  'field_error.business_refused':
    'This offer is for homes, not for businesses. Give the name and home address of a person, or contact us',
  'field_error.typed_refused': 'This offer takes only addresses from the list. Find yours and choose it',
  'field_error.postcode_missing':
    'Enter {kind, select, zip {a ZIP code} eircode {an Eircode} pin {a PIN code} other {a postcode}} like {example}',
  'field_error.postcode_form':
    'Check the {kind, select, zip {ZIP code} eircode {Eircode} pin {PIN code} other {postcode}}. In this country, it looks like {example}',
  'field_error.region_missing': 'Enter the state, province or region. Mail to this country needs it',
  'field_error.region_unknown': 'We don’t know this state, province or region. Choose one from the list',
  'field_error.unit_missing':
    'Enter your flat or unit: there are several homes at this address. If yours has none, press “Check your request” again',
  'field_error.not_a_web_address': 'Enter the whole address, such as https://example.org/hook',
  'field_error.not_a_public_address':
    'Enter an address on the public internet. Messages can’t be sent to this machine or its own network.',
  'field_error.colour_form': 'Enter a colour such as #2f855a or #ff0, or choose one beside the field',
  'field_error.language_form': 'Use a language code, such as en or fr',
  'field_error.id_form': 'Use lower-case letters, digits, hyphens and underscores: 40 characters at most',
  'field_error.slug_form': 'Use lower-case letters, digits and hyphens, such as compost-bin',
  'field_error.slug_former':
    '“{title}” had this short name before, and links that were printed then still lead there. Choose another',
  'field_error.date_form': 'Enter a date and a time that exist, or clear the field',
  'field_error.day_form': 'Enter a date, with the day, the month and all four digits of the year',
  'field_error.year_out_of_range': 'Enter a year from {min} to {max}',
  'field_error.closes_before_opens': 'The closing time must be after the opening time',
  'field_error.known_before_closing': 'The value must become known after the offer closes',
  'field_error.draw_value_form':
    '{kind, select, digits {Enter exactly {length, plural, one {# digit} other {# digits}}, with nothing between them} hex {Enter exactly {length, plural, one {# character} other {# characters}}: 0 to 9 and a to f, in small letters} other {Enter {count, plural, one {one whole number} other {# different whole numbers}} from {min} to {max}, {order, select, ascending {smallest first} other {in the order they were drawn}}, with one space between them and no zeros in front}}',
  'field_error.draw_format_impossible': 'There aren’t that many different numbers between the smallest and the largest',
  'field_error.fixed_once_open': 'You can’t change this any more: a draw is held as announced',
  'field_error.geojson_form': 'This isn’t GeoJSON. Export the area as GeoJSON from the program it was drawn in',
  'field_error.geojson_no_polygon': 'There is no polygon in this file',
  'field_error.geojson_not_polygon': 'There is a {type} in this file. Keep only polygons in it',
  'field_error.polygon_not_closed':
    'Ring {ring, number} of polygon {piece, number} isn’t closed: its last point must be the same as its first',
  'field_error.polygon_too_few_points':
    'Ring {ring, number} of polygon {piece, number} has too few points: it needs three, and the first again at the end',
  'field_error.polygon_out_of_range':
    '{first, number}, {second, number} isn’t a position in degrees. Save the file in WGS 84 (EPSG:4326)',
  'field_error.polygon_swapped':
    '{first, number}, {second, number} looks reversed: GeoJSON puts longitude before latitude',
  'field_error.polygon_too_large':
    'It has {vertices, number} points, and the maximum is {max, number}. Simplify it in the program it was drawn in',
  'field_error.polygon_unknown': 'This polygon is no longer stored. Upload its file again',
  'field_error.picture_form': 'We can’t read this picture. Save it as JPEG, PNG, WebP or AVIF',
  'field_error.picture_too_large':
    'It has more than {max, number} million pixels, or more than {side, number} on one side. Save a smaller version',
  'field_error.picture_unknown': 'This picture is no longer stored. Upload it again',
  'field_error.time_zone_unknown': 'Choose a time zone from the list, such as Europe/London',
};
