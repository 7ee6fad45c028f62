import type { Submission } from '@doorstep/contract';
import type { Addresses } from '../addresses.ts';
import type { Secrets } from '../secrets.ts';
import { canonicalAddress } from '../home/index.ts';
import { provenAddress } from './resolve-address.ts';

/**
 * What makes two submissions the same: lines, contact, answers and address; never the human check or form tokens. A
 * proof counts as the address that it proves, so that one fetched anew is still the same submission.
 */
export function fingerprint(secrets: Secrets, addresses: Addresses, submission: Submission): string {
  const { lines, contact, answers, address, unit } = submission;
  const proven = address.proof === undefined ? null : provenAddress(addresses, address.proof);
  const sameness = {
    lines: lines.map(({ item, quantity }) => `${item}=${quantity}`).toSorted((a, b) => (a < b ? -1 : 1)),
    contact: [contact.name ?? '', contact.email ?? '', contact.phone ?? ''],
    answers: Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    address: proven === null ? (address.proof ?? null) : canonicalAddress(proven).home,
    typed: address.typed ?? null,
    unit,
  };
  return secrets.hash(JSON.stringify(sameness));
}
