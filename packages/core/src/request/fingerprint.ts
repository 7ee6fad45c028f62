import type { Submission } from '@doorstep/contract';
import type { Addresses } from '../addresses.ts';
import type { Secrets } from '../secrets.ts';
import { canonicalAddress } from '../home/canonical-address.ts';
import { provenAddress, type ResolvedAddress } from './resolve-address.ts';

/**
 * What makes two submissions the same: lines, contact, answers, address and the place of collection; never the human check or form tokens. A
 * proof counts as the address that it proves, so that one fetched anew is still the same submission; an id counts as
 * itself, since what it stands for may not be known when the submission comes again.
 */
export function fingerprint(secrets: Secrets, addresses: Addresses, submission: Submission): string {
  const { proof = '', id = '', typed = null } = submission.address;
  if (proof !== '') {
    const proven = provenAddress(addresses, proof);
    return hashOf(secrets, submission, proven === null ? proof : canonicalAddress(proven).home, typed);
  }
  return hashOf(secrets, submission, id === '' ? null : `id ${id}`, typed);
}

/**
 * The fingerprint that the same submission would have had with a proof in the place of its id: one that was sent both
 * ways is one. Null when there is no other way to say it.
 */
export function fingerprintByProof(
  secrets: Secrets,
  submission: Submission,
  { retrieved }: Pick<ResolvedAddress, 'retrieved'>,
): string | null {
  const { proof = '', id = '' } = submission.address;
  if (proof !== '' || id === '' || retrieved === null) return null;
  return hashOf(secrets, submission, canonicalAddress(retrieved).home, null);
}

export function joinFingerprints(...all: (string | null)[]): string {
  return all.filter((one) => one !== null).join(' ');
}

export function isSameSubmission(saved: string, now: string): boolean {
  const known = new Set(saved.split(' '));
  return now.split(' ').some((one) => known.has(one));
}

function hashOf(
  secrets: Secrets,
  { lines, contact, answers, unit, collection }: Submission,
  address: string | null,
  typed: Submission['address']['typed'] | null,
): string {
  const identity = {
    lines: lines.map(({ item, quantity }) => `${item}=${quantity}`).toSorted((a, b) => (a < b ? -1 : 1)),
    contact: [contact.name ?? '', contact.email ?? '', contact.phone ?? ''],
    answers: Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    address,
    typed: typed ?? null,
    unit,
    ...(collection === undefined ? {} : { place: collection.place }),
  };
  return secrets.hash(JSON.stringify(identity));
}
