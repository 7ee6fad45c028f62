import { addressKinds } from '@doorstep/address-language';
import {
  addressKinds as allKinds,
  DoorstepError,
  type AddressKind,
  type HoldReason,
  type Submission,
} from '@doorstep/contract';
import { requireInArea } from '../area/require-in-area.ts';
import type { Context } from '../context.ts';
import type { Offer } from '../offer/offer.ts';
import { addressHoldReasons } from './address-hold-reasons.ts';
import { resolveAddress } from './resolve-address.ts';

export type HomeCover =
  | { kind: 'covered'; doubts: HoldReason[] }
  | { kind: 'outside' }
  | { kind: 'kind_refused'; refused: AddressKind }
  /** The address is in doubt; sending it says why. */
  | { kind: 'unknown' };

/** @param given `address`: with its proof, or as a copy of the suggestion. */
export async function coverOfHome(
  { addresses, store }: Pick<Context, 'addresses' | 'store'>,
  { offer, address: { proof, typed } }: { offer: Offer } & Pick<Submission, 'address'>,
): Promise<HomeCover> {
  try {
    // Uses the copy that came with an id, because another Retrieve may cost money and sending makes one anyway.
    const isCopy = (proof ?? '') === '' && typed !== undefined;
    const resolved = await resolveAddress(addresses, { address: isCopy ? { typed } : { proof }, unit: '' });
    const refusedKinds = allKinds.filter((kind) => offer.definition.addressPolicy[kind] === 'refused');
    const [refused] = addressKinds(resolved.address, '', refusedKinds);
    if (refused !== undefined) return { kind: 'kind_refused', refused: refused.kind };
    await requireInArea(store.polygons, offer.definition.area, resolved.address);
    const doubts = addressHoldReasons({ offer, resolved, homeIds: [], name: '' }, () => 0);
    return { kind: 'covered', doubts: isCopy ? doubts.filter((doubt) => doubt === 'position_unknown') : doubts };
  } catch (error) {
    if (!(error instanceof DoorstepError)) throw error;
    return { kind: error.code === 'outside_area' ? 'outside' : 'unknown' };
  }
}
