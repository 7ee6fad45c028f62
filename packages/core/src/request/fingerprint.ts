import type { Submission } from '@doorstep/contract';
import type { Addresses } from '../addresses.ts';
import type { Secrets } from '../secrets.ts';
import { canonicalAddress } from '../home/canonical-address.ts';
import { provenAddress, type ResolvedAddress } from './resolve-address.ts';

/**
 * Submissions with the same lines, contact, answers, address and place of collection have the same fingerprint; the
 * human check and form tokens do not count. A proof counts as its address, so that a renewed proof changes nothing. An
 * id counts as itself, since its address may be unavailable when the submission is repeated.
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
 * The fingerprint that the submission would have had with a proof instead of an id, so that both forms count as one.
 * Null if there is no such form.
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

/** The stored form: every fingerprint that a submission can be recognised by. */
export function joinFingerprints(...all: (string | null)[]): string {
  return all.filter((one) => one !== null).join(' ');
}

/** Whether the two share a fingerprint. */
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
