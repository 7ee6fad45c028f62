import { minuteMs } from '@doorstep/contract';
import { createHash, timingSafeEqual } from 'node:crypto';
import { foundItems, isIndexId, readItems, type FoundItems } from '@doorstep/address-index';
import { hmacSha256 } from '@doorstep/hmac';
import { subKey } from '../secrets/sub-key.ts';
import type { LookupCaller } from './lookup-budgets.ts';

/**
 * Signs a third party's ids for the caller they were shown to, so that invented ids cost no Retrieve. Stateless across processes.
 *
 *   GB|RM|A|21415581~A0hob3m…  the provider's id, ~, kind, minute of expiry, caller, signature
 */
export interface ShownIds {
  /** Signs the items' ids for a caller, except ids of the embedded index, which are already signed. */
  sign(items: FoundItems, caller: LookupCaller): FoundItems;
  /** @param caller  null for an id that arrives with a request, which any caller may have been shown. */
  read(id: string, caller: LookupCaller | null): ShownId;
}

export type ShownId =
  | { kind: 'address' | 'container'; id: string }
  | { kind: 'expired' }
  /** Invented, or shown to another caller. */
  | { kind: 'not_shown' };

/** Equals the lifetime of an address proof. */
const lifeMinutes = 24 * 60;
const [endLength, toLength, signatureLength] = [6, 6, 16];
const pattern = /^(.+)~([AC])([0-9a-z]{6})([\w-]{6})([\w-]{16})$/s;

export function createShownIds(masterSecret: string, now: () => number = Date.now): ShownIds {
  const key = subKey(masterSecret, 'shown-ids');
  const signatureOf = (text: string) => hmacSha256(key, text, 'base64url').slice(0, signatureLength);

  return {
    sign(items, caller) {
      const read = readItems(items);
      if (read.every(({ Id }) => isIndexId(Id))) return items;
      const end = Math.floor(now() / minuteMs) + lifeMinutes;
      const shownTo = end.toString(36).padStart(endLength, '0') + tagOf(caller);
      return foundItems(
        read.map((item) => {
          if (isIndexId(item.Id)) return item;
          const text = `${item.Id}~${item.Type === 'Address' ? 'A' : 'C'}${shownTo}`;
          return { ...item, Id: `${text}${signatureOf(text)}` };
        }),
      );
    },
    read(signed, caller) {
      const [, id = '', kind, end = '', tag, signature = ''] = pattern.exec(signed) ?? [];
      const expected = signatureOf(signed.slice(0, -signatureLength));
      const isGenuine =
        signature !== '' && timingSafeEqual(Buffer.from(signature, 'latin1'), Buffer.from(expected, 'latin1'));
      if (!isGenuine || (caller !== null && tag !== tagOf(caller))) return { kind: 'not_shown' };
      if (Number.parseInt(end, 36) * minuteMs <= now()) return { kind: 'expired' };
      return { kind: kind === 'A' ? 'address' : 'container', id };
    },
  };
}

/** A key, a visitor, or the whole network where the visitor is unknown. */
function tagOf(caller: LookupCaller): string {
  const key =
    caller.kind === 'key'
      ? `key ${caller.keyId}`
      : caller.session === ''
        ? `network ${caller.network}`
        : `visitor ${caller.session}`;
  return createHash('sha256').update(key).digest('base64url').slice(0, toLength);
}
