// Apart from the schema of the policy, since the console needs them without it.

/** Addresses that not every offer goes to. */
export const addressKinds = ['po_box', 'military', 'care_of', 'business'] as const;
export type AddressKind = (typeof addressKinds)[number];

/** A box is nobody's home, so staff look at it; the others are homes of people. */
export const defaultAddressPolicy: Record<AddressKind, 'accepted' | 'held' | 'refused'> = {
  po_box: 'held',
  military: 'accepted',
  care_of: 'accepted',
  business: 'accepted',
};
