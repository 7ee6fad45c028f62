import type { StoredMail } from './outbox-store.ts';

export interface UndeliveredMail {
  reason: 'refused' | 'given_up' | 'limited';
  /** The codes of the last attempt; '' where there was none. */
  code: string;
  createdAt: string;
}

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

/** Why the last attempt to send a mail failed; null where none did. */
export function failureOf({ error }: Pick<StoredMail, 'error'>): 'refused' | 'not_taken' | null {
  if (error === '') return null;
  return isRefusal(error) ? 'refused' : 'not_taken';
}

/** A recipient that the mail library or the mail server does not take: nothing is wrong with us or with the server. */
function isRefusal(code: string): boolean {
  return /^EENVELOPE(?: 5\d\d)?$/.test(code);
}
