/** Text of every error code and of every field error; ids are `error.CODE` and `field_error.CODE`. */
export const errors = {
  'error.request_invalid': 'Check the answers named here. Nothing you typed was lost.',
  'error.offer_not_found': 'There is no offer at this address. Check the link for a typing mistake.',
  'error.request_not_found': 'We have no request with this reference and link.',
  'error.limit_group_ended':
    'This limit group has ended: its offers are archived, and which homes had something is no longer known. Create a new group.',
  'error.home_not_found': 'There is no such home any more. Look for it again under Homes.',
  'error.claim_not_found': 'There is no such claim any more. Look at the list under Homes again.',
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
  'error.unchecked_limit_reached': 'We cannot take more requests without the automatic check from here today.',
  'error.idempotency_key_missing':
    'The header Idempotency-Key is missing. Send one of 1 to 128 characters that you choose for this submission.',
  'error.idempotency_key_reused': 'This Idempotency-Key was used for a different request. Choose a new one.',
  'error.link_invalid': 'This link has been used or is too old.',
  'error.not_found': 'There is no page at this address.',
  'error.method_not_allowed': 'This address does not take this method.',
  'error.request_malformed': 'The server could not read this request.',
  'error.headers_too_large':
    'The headers of this request are too large. Delete the cookies of this site and try again.',
  'error.request_timed_out': 'This request took too long to arrive. Try again.',
  'error.body_malformed': 'The request body could not be read.',
  'error.body_too_large': 'The request body is too large.',
  'error.media_type_unsupported': 'This content type is not supported here.',
  'error.rate_limited': 'Too many tries. Wait a minute and try again.',
  'error.internal': 'Something went wrong on our side. What you typed is kept; try again in a few minutes.',
  'error.unavailable': 'The service is not available just now. What you typed is kept; try again in a few minutes.',
  'error.token_invalid': 'This needs a token of this installation, and none that is valid came with the call.',
  'error.not_signed_in': 'Sign in to go on.',
  'error.sign_in_rejected': 'The e-mail address or the password is not right.',
  'error.not_allowed': 'Your role does not allow this.',
  'error.state_conflict': 'This has changed in the meantime, and the step is no longer possible. Look again.',
  'error.version_conflict': 'Someone else has changed this since you opened it. Your changes were not saved.',
  'error.slug_taken': 'Another offer has this short name already.',
  'error.stock_below_taken': 'The stock cannot be lower than what has been promised already.',
  'error.publish_incomplete': 'Some things are missing before this offer can be published.',
  'error.draw_not_ready':
    'The draw cannot be held yet: the list of entries is fixed two minutes after closing, and the public value is known only at its time.',
  'error.draw_value_own':
    'You entered this value yourself. A second person must enter it from its source before the draw is held.',
  'error.draw_already_held':
    'A value was entered for this draw already. A draw is held once. Reload the page to see what came of it.',
  'error.invitation_invalid': 'This invitation has been used or is too old. Ask for a new one.',
  'error.owner_missing':
    'The owner of this installation has not signed up yet. Your invitation stays valid: try again once they have.',
  'error.person_not_found': 'This person is no longer on the team. Reload the page to see who is.',
  'error.last_owner': 'This is the only owner. Make somebody else an owner first.',
  'error.request_changed': 'Somebody changed this request after you opened it, so nothing was done. Look at it again.',
  'field_error.required': 'Enter an answer',
  'field_error.too_long': 'Use {most, number} characters or fewer',
  'field_error.too_small': 'Enter {least, number} or more',
  'field_error.too_large': 'Enter {most, number} or fewer',
  'field_error.not_a_number': 'Enter a whole number, such as 1',
  'field_error.not_a_choice': 'Choose one of the answers',
  'field_error.not_an_email': 'Enter an email address in the form name@example.org',
  'field_error.email_taken': 'Somebody signs in with this e-mail address already',
  'field_error.not_a_phone': 'Enter a phone number, such as 01632 960 001',
  'field_error.not_text': 'Enter text',
  'field_error.control_character': 'Part of this text cannot be shown or printed. Delete it and type it again',
  'field_error.unknown_field': 'This field is not known here',
  'field_error.unknown_item': 'This item is not part of the offer',
  'field_error.item_twice': 'This item is named twice',
  'field_error.nothing_chosen': 'Choose at least one item',
  'field_error.address_missing': 'Find your address and choose it, or type it yourself',
  'field_error.address_forged': 'We could not confirm this address. Find it and choose it again',
  'field_error.address_expired':
    'It has been more than a day since you chose this address. Find it and choose it again',
  'field_error.address_unknown': 'We could not load this address. Find it and choose it again, or type it yourself',
  'field_error.address_unconfirmed':
    'We could not confirm this address just now. Try again in a few minutes, or type it yourself',
  'field_error.typed_refused': 'This offer takes only addresses from the list. Find yours and choose it',
  'field_error.unit_missing':
    'Enter your flat or unit: there are several homes at this address. If yours has none, check your request once more',
  'field_error.not_a_web_address': 'Enter the whole address, such as https://example.org/hook',
  'field_error.not_a_public_address':
    'Enter an address on the public internet. Messages can’t be sent to this machine or its own network.',
  'field_error.slug_form': 'Use small letters, digits and hyphens, such as compost-bin',
  'field_error.date_form': 'Enter a date and a time',
  'field_error.closes_before_opens': 'The closing time must be after the opening time',
  'field_error.known_before_closing': 'The value must become known after the offer has closed',
  'field_error.draw_value_form':
    '{kind, select, digits {Enter exactly {length, plural, one {# digit} other {# digits}}, with nothing between them} hex {Enter exactly {length, plural, one {# character} other {# characters}}: 0 to 9 and a to f, in small letters} other {Enter {count, plural, one {one whole number} other {# different whole numbers}} from {min} to {max}, {order, select, ascending {smallest first} other {in the order they were drawn}}, with one space between them and no zeros in front}}',
  'field_error.draw_format_impossible': 'There are not that many different numbers from the smallest to the largest',
  'field_error.fixed_once_open': 'This cannot change any more: a draw stands as it was announced',
  'field_error.geojson_form': 'This is not GeoJSON. Save the area as GeoJSON in the program that drew it',
  'field_error.geojson_no_polygon': 'There is no polygon in this file',
  'field_error.geojson_not_polygon': 'There is a {type} in this file. Leave nothing but polygons in it',
  'field_error.polygon_not_closed':
    'Ring {ring, number} of polygon {piece, number} is not closed: its last point must be its first one again',
  'field_error.polygon_too_few_points':
    'Ring {ring, number} of polygon {piece, number} is no area: it takes three points, and the first one again at its end',
  'field_error.polygon_out_of_range':
    '{first, number}, {second, number} is no place in degrees. Save the file in WGS 84 (EPSG:4326)',
  'field_error.polygon_swapped':
    '{first, number}, {second, number} looks turned round: GeoJSON has the longitude before the latitude',
  'field_error.polygon_too_large':
    'It has {vertices, number} points, and {most, number} is the most. Simplify it in the program that drew it',
  'field_error.polygon_unknown': 'This polygon is not kept here any more. Upload its file again',
  'field_error.time_zone_unknown': 'Choose a time zone from the list, such as Europe/London',
};
