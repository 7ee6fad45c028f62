// Separate from the policy's schema, because the console needs the kinds without it.

/** Kinds of address that an offer may hold or refuse. */
export const addressKinds = ['po_box', 'military', 'care_of', 'business'] as const;
export type AddressKind = (typeof addressKinds)[number];

/** A PO box is not a home, so staff review it. The other kinds are people's homes. */
export const defaultAddressPolicy: Record<AddressKind, 'accepted' | 'held' | 'refused'> = {
  po_box: 'held',
  military: 'accepted',
  care_of: 'accepted',
  business: 'accepted',
};
