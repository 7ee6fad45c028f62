/** Address texts of public pages, shared by the console’s entry form and the embedded field. */
export const publicAddressTexts = {
  'public.address.heading': 'Your address',
  'public.address.search': 'Find your address',
  'public.address.search_hint': 'Start with the postcode, or with the number and the street.',
  'public.address.list': 'Addresses found',
  'public.address.find': 'Find address',
  'public.address.which': 'Which of these is yours? Results for “{text}”',
  // A suggestion for several addresses, such as a street.
  'public.address.opens_further': '{text} (more addresses)',
  // Announced with a suggestion that opens more addresses.
  'public.address.opens': 'Opens more addresses',
  'public.address.pick': 'Use this address',
  'public.address.back': 'Back to all results',
  'public.address.more': 'Show more',
  'public.address.type_yourself': 'Type the address yourself',
  'public.address.search_instead': 'Search for the address instead',
  'public.address.loading': 'Searching …',
  'public.address.updating': 'Searching …',
  'public.address.keep_typing': 'Keep typing.',
  'public.address.none_found':
    'We can’t find that in our address list. Check the spelling, or type the address yourself: new homes may not be in the list yet.',
  'public.address.none_found_list_only':
    'We can’t find that in our address list. Check the spelling. This offer takes only addresses from the list: if yours is missing, contact us below.',
  'public.address.unavailable_list_only': 'Address search isn’t working at the moment. Try again in a moment.',
  'public.address.retrieve_failed_list_only': 'We couldn’t load that address. Choose it again.',
  'public.address.gone': 'That address is no longer in our list. Search again, or type the address yourself.',
  'public.address.gone_list_only': 'That address is no longer in our list. Search again.',
  'public.address.limited_list_only': 'Too many searches. Wait a few minutes and try again.',
  'public.address.none_found_inside': 'We can’t find that in {place}.',
  'public.address.unavailable':
    'Address search isn’t working at the moment. Try again in a moment, or type the address yourself.',
  'public.address.limited': 'Too many searches. Wait a few minutes, or type the address yourself.',
  'public.address.no_data': 'We have no address list for this area. Type the address yourself.',
  'public.address.no_data_list_only':
    'This offer takes only addresses from its list, and there is none for this area yet. Contact us below.',
  'public.address.retrieving': 'Loading the address …',
  'public.address.retrieve_failed': 'We couldn’t load that address. Choose it again, or type the address yourself.',
  // Announced while typing.
  'public.address.count_found': '{count, plural, one {One address found.} other {# found.}}',
  // Announced while typing, if all results are buildings.
  'public.address.homes_found':
    '{homes, plural, one {# home} other {# homes}} in {buildings, plural, one {# building} other {# buildings}}.',
  // Announced when a building with only homes is opened; {place} is its name.
  'public.address.homes_inside': '{count, plural, one {One home} other {# homes}} in {place}.',
  // Announced when anything else is opened, such as a street; {place} is its name.
  'public.address.container_opened': '{place}: {count, plural, one {one to choose from} other {# to choose from}}.',
  'public.address.container_opened_more':
    '{place}: the first {count, number} to choose from. “Show more” is at the end of the list.',
  // Announced for the active suggestion: its text, and its position in the list.
  'public.address.active_row': '{row}, {position, number} of {count, number}',
  'public.address.chosen_announcement': 'Address chosen: {address}',
  'public.address.yours': 'Delivery address',
  'public.address.change': 'Change address',
  // Whether the offer covers the chosen home: while that is being checked, and if the check fails.
  'public.address.home_unknown': 'Checking whether this home can ask …',
  'public.address.home_unknown_text': 'You can go on filling in.',
  'public.address.home_down': 'We couldn’t check this home just now',
  'public.address.home_down_text': 'That’s our fault. Go on filling in: we check it when you press Send.',
  // Heading of the options if the offer does not cover the home.
  'public.address.ways': 'What you can do',
  'public.address.others': 'These offers are for this home:',
  'public.address.wrong_area': 'The address is right, but this is a mistake? Tell us:',
  'public.address.keep': 'Keep this address',
  'public.address.unit': 'Flat or unit, if you have one',
  'public.address.unit_hint': 'For example 2, or B. Each flat counts as a home.',
  'public.address.typed_held':
    'We check addresses that you type yourself before anything is sent, so it takes a little longer.',
  'public.address.line1': 'Address line 1',
  'public.address.line2': 'Address line 2',
  'public.address.city': 'Town or city',
  'public.address.postcode': 'Postcode',
  // Countries’ words for the postcode and for the region that mail needs.
  'public.address.zip': 'ZIP code',
  'public.address.eircode': 'Eircode',
  'public.address.pin': 'PIN code',
  'public.address.region.state': 'State',
  'public.address.region.province': 'Province',
  'public.address.region.prefecture': 'Prefecture',
  'public.address.region.emirate': 'Emirate',
  'public.address.region.department': 'Department',
  'public.address.region.island': 'Island',
  'public.address.region.parish': 'Parish',
  'public.address.region.district': 'District',
  'public.address.region.area': 'Area',
  'public.address.region.oblast': 'Region',
  'public.address.region.county': 'County',
  'public.address.region.do_si': 'Province or city',
  'public.address.region_choose': 'Choose from the list',
  'public.address.country_fields': 'Show the fields for this country',
  'public.address.country': 'Country',
  'public.address.country_choose': 'Choose a country',
};
