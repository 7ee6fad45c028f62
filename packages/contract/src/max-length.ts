// Separate from the schemas, so that a page that needs a limit does not load the validation.

/** Maximum lengths; longer values are rejected by field, never cut. */
export const maxLength = {
  name: 200,
  email: 254,
  phone: 40,
  addressLine: 200,
  addressId: 300,
  postcode: 20,
  region: 60,
  unit: 60,
  answer: 4000,
} as const;

export const maxClaimLength = { text: 2000, reason: 1000 };
