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

function isRefusal(code: string): boolean {
  return /^EENVELOPE(?: 5\d\d)?$/.test(code);
}
