import type { ErrorItem } from '@doorstep/address-lookup';

// The protocol's codes and texts, not translated because third-party programs recognise them.
export const protocolErrors = {
  unknown: {
    Error: '-1',
    Description: 'Unknown error',
    Cause: 'Something went wrong here that should not.',
    Resolution: 'Let the address be typed by hand, and tell whoever runs this installation.',
  },
  // Not in the protocol.
  unavailable: {
    Error: '-1',
    Description: 'Service Unavailable',
    Cause: 'Nobody can look up addresses here just now.',
    Resolution: 'Try again in a few minutes, and let the address be typed by hand meanwhile.',
  },
  unknown_key: {
    Error: '2',
    Description: 'Unknown key',
    Cause: 'The key was not found, has been revoked, or is too old.',
    Resolution: 'Check the key. The form is AA11-AA11-AA11-AA11.',
  },
  origin_refused: {
    Error: '5',
    Description: 'Request not allowed from this URL',
    Cause: 'The key may only be used by pages of other addresses.',
    Resolution: 'Add the address of this page to the key.',
  },
  key_limited: {
    Error: '10',
    Description: 'Surge protector triggered',
    Cause: 'An unusual number of requests was sent with this key.',
    Resolution: 'Wait as long as Retry-After says, and send fewer requests.',
  },
  visitor_limited: {
    Error: '17',
    Description: 'Individual User exceeded Lookup Limit',
    Cause: 'This visitor or network has looked up many addresses in a short time.',
    Resolution: 'Wait as long as Retry-After says, or type the address by hand.',
  },
  no_data: {
    Error: '1100',
    Description: 'No Address Data',
    Cause: 'There is no address data for the countries that were asked for.',
    Resolution: 'Let the address be typed by hand, or import address data.',
  },
  invalid_parameters: {
    Error: '18',
    Description: 'Missing or invalid parameters',
    Cause: 'The request could not be read.',
    Resolution: 'Send the parameters in the query, as a form or as JSON, at most 64 KB.',
  },
  origin_invalid: {
    Error: '18',
    Description: 'Origin Invalid',
    Cause: 'Origin is no place: neither a point within 90 and 180 degrees, nor a country, nor an IP address.',
    Resolution: 'Send a point as latitude,longitude such as 51.5,-0.1, or the ISO code or English name of a country.',
  },
  body_unreadable: {
    Error: '18',
    Description: 'Body Unreadable',
    Cause: 'The body could not be read as what its Content-Type says.',
    Resolution: 'Send a form, JSON with an object in it, or FormData.',
  },
  countries_invalid: {
    Error: '18',
    Description: 'Countries Invalid',
    Cause: 'One of the Countries does not exist, or the list is longer than the list of all countries.',
    Resolution: 'Send codes of ISO 3166-1 with commas between them, each once, such as GB,FR.',
  },
  query_too_long: {
    Error: '18',
    Description: 'Query Too Long',
    Cause: 'Container, Filters and GeoFence together are longer than the address service takes.',
    Resolution: 'Send fewer Filters, or a GeoFence with fewer corners.',
  },
  bias_invalid: {
    Error: '18',
    Description: 'Bias Invalid',
    Cause: 'Bias is neither true nor false, nor 1 or 0.',
    Resolution: 'Send true or false, or leave it out.',
  },
  filters_invalid: {
    Error: '18',
    Description: 'Filters Invalid',
    Cause: 'One of the Filters names no field that there is, or no value; or there are more than 20.',
    Resolution:
      'Send Field:Value or !Field:Value, with one of Postcode, Locality, DependentLocality, Thoroughfare, OrganisationName, Language, AdministrativeArea, SubAdministrativeArea, Attributes.CommercialResidential and Attributes.HasSubpremises.',
  },
  geofence_invalid: {
    Error: '18',
    Description: 'GeoFence Invalid',
    Cause: 'GeoFence is no polygon: it has fewer than three corners, or one that is no point on earth.',
    Resolution: 'Send at least three corners in degrees, such as [[[-3,51],[-3,52],[-4,52]]].',
  },
  filters_not_supported: {
    Error: '18',
    Description: 'Filters Not Supported',
    Cause:
      'The address data here does not have every field of these Filters, and an answer that leaves one out would be a wrong one.',
    Resolution:
      'Leave that filter out. An index of your own address data takes Postcode, Locality, DependentLocality, Thoroughfare, AdministrativeArea and SubAdministrativeArea; Countries narrows every answer.',
  },
  geofence_not_supported: {
    Error: '18',
    Description: 'GeoFence Not Supported',
    Cause:
      'The address data here cannot be narrowed by GeoFence, and an answer that leaves it out would be a wrong one.',
    Resolution: 'Leave GeoFence out. Countries narrows the answer, and Origin puts first what is near.',
  },
  no_endpoint: {
    Error: '20',
    Description: 'Endpoint not available',
    Cause: 'There is no such service, version or format here.',
    Resolution: 'Use v1.10 of Find or v1.20 of Retrieve, with json3.ws.',
  },
  find_without_text: {
    Error: '1001',
    Description: 'Text or Container Required',
    Cause: 'The Text or Container parameters were not supplied.',
    Resolution: 'Check they were supplied and try again.',
  },
  container_invalid: {
    Error: '1001',
    Description: 'Container Invalid',
    Cause: 'The Container parameter is no Id that this key was given by Find in the last 24 hours.',
    Resolution: 'Search again, and open one of the items that are found.',
  },
  invalid_id: {
    Error: '1001',
    Description: 'Id Invalid',
    Cause: 'The Id parameter supplied was invalid.',
    Resolution: 'You should only pass in IDs that have been returned from the Find service.',
  },
} as const satisfies Record<string, ErrorItem>;

export type ProtocolErrorName = keyof typeof protocolErrors;

export function protocolError(name: ProtocolErrorName): ErrorItem {
  return protocolErrors[name];
}
