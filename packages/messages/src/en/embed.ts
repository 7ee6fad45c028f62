/** Texts of the elements that stand in somebody else's page, beside those of the public pages. */
export const embedTexts = {
  'embed.address.none_found': 'We can’t find that in the address list. Check the spelling, or begin with the postcode.',
  'embed.address.unavailable': 'Address search isn’t working at the moment. Try again in a moment.',
  'embed.address.limited': 'Too many searches. Wait a few minutes and try again.',
  'embed.address.no_data': 'We have no address list for this area.',
  'embed.address.retrieve_failed': 'We couldn’t load that address. Choose it again.',
  'embed.address.gone': 'That address is no longer in the list. Search again.',
  'embed.address.unit_hint': 'For example 2, or B.',
  'embed.address.required': 'Find your address and choose it from the list, or type it yourself.',
  'embed.address.required_from_list': 'Find your address and choose it from the list.',
  'embed.address.optional': '{label} (optional)',
  'embed.address.postcode_form': 'Check the postcode. In this country, it looks like {example}.',
  'embed.address.incomplete': 'Still missing: {fields}.',
} as const;
