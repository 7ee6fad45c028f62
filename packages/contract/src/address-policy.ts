import * as v from 'valibot';
import { defaultAddressPolicy } from './address-kinds.ts';

const policy = v.picklist(['accepted', 'held', 'refused']);

export const addressPolicySchema = v.strictObject({
  po_box: v.optional(policy, defaultAddressPolicy.po_box),
  military: v.optional(policy, defaultAddressPolicy.military),
  care_of: v.optional(policy, defaultAddressPolicy.care_of),
  business: v.optional(policy, defaultAddressPolicy.business),
});
