import { createTextVerifier, signText } from '../secrets/signed-text.ts';
import { subKey } from '../secrets/sub-key.ts';

const lifeMs = 2 * 3_600_000;

interface PageTicket {
  session: string;
  offer: string;
}

/** Short-lived lookup keys of our pages, each valid for one visitor and offer. */
export interface PageTickets {
  issue(ticket: PageTicket): string;
  /** Null for an expired or foreign key. */
  read(key: string): PageTicket | null;
}

export function createPageTickets(masterSecret: string, now: () => number = Date.now): PageTickets {
  const key = subKey(masterSecret, 'page-ticket');
  const open = createTextVerifier(key, (text) => {
    const [session, offer, expiresAt] = JSON.parse(text) as [string, string, number];
    return { ticket: { session, offer }, expiresAt };
  });
  return {
    issue: ({ session, offer }) => signText(JSON.stringify([session, offer, now() + lifeMs]), key),
    read(text) {
      const opened = open(text);
      return opened !== null && opened.expiresAt > now() ? opened.ticket : null;
    },
  };
}
