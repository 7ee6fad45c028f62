import * as v from 'valibot';

/** Addresses that not every offer goes to. */
export const addressKinds = ['po_box', 'military', 'care_of', 'business'] as const;
export type AddressKind = (typeof addressKinds)[number];

const policy = v.picklist(['accepted', 'held', 'refused']);

/** What an offer does with each. A box is nobody's home, so staff look at it; the others are homes of people. */
export const addressPolicySchema = v.strictObject({
  po_box: v.optional(policy, 'held'),
  military: v.optional(policy, 'accepted'),
  care_of: v.optional(policy, 'accepted'),
  business: v.optional(policy, 'accepted'),
});
export type AddressPolicy = v.InferOutput<typeof addressPolicySchema>;

export const defaultAddressPolicy: AddressPolicy = v.parse(addressPolicySchema, {});
