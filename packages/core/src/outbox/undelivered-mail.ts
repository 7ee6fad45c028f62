import type { StoredMail } from './outbox-store.ts';

export interface UndeliveredMail {
  reason: 'refused' | 'given_up' | 'limited';
  /** The codes of the last attempt; '' if there was none. */
  code: string;
  createdAt: string;
}

/** Why the last email to an address was not delivered; null if it was, or still may be. */
export function undeliveredMail(
  mails: Pick<StoredMail, 'to' | 'status' | 'error' | 'createdAt'>[],
  email: string,
): UndeliveredMail | null {
  const last = mails.findLast(({ to }) => to === email);
  if (email === '' || last === undefined) return null;
  const { status, error: code, createdAt } = last;
  if (status === 'given_up' || status === 'limited') return { reason: status, code, createdAt };
  return status === 'waiting' && isRefusal(code) ? { reason: 'refused', code, createdAt } : null;
}

/** Why the last attempt to send an email failed; null if none did. */
export function failureOf({ error }: Pick<StoredMail, 'error'>): 'refused' | 'not_taken' | null {
  if (error === '') return null;
  return isRefusal(error) ? 'refused' : 'not_taken';
}

/** The mail library or server rejects this recipient; neither we nor the server are at fault. */
function isRefusal(code: string): boolean {
  return /^EENVELOPE(?: 5\d\d)?$/.test(code);
}
