import type { QueuedMail } from '../outbox/outbox-store.ts';
import type { Repositories, Store } from '../store.ts';

/** A mail, and what it is about: the id of a request. */
export interface MailOfChange {
  subject: string;
  order: QueuedMail;
}

/** Rolls back the transaction of a preview. */
class TakenBack extends Error {}

/**
 * The mails that a change would send, in order. The change is made in a transaction and rolled back, so they are
 * the mails that will go out, and a change that would be refused is refused here.
 * @returns them, and what the change came to.
 */
export async function mailsOfChange<T>(
  store: Store,
  change: (tx: Repositories) => Promise<T>,
): Promise<{ mails: MailOfChange[]; outcome: T }> {
  const tries: { mails: MailOfChange[]; outcome: T }[] = [];
  try {
    await store.transaction(async (tx) => {
      // Reset for each transaction, since a conflicting one is repeated.
      const mails: MailOfChange[] = [];
      const outbox: Repositories['outbox'] = {
        ...tx.outbox,
        async add(entry) {
          mails.push(entry);
          await tx.outbox.add(entry);
        },
      };
      tries.push({ mails, outcome: await change({ ...tx, outbox }) });
      throw new TakenBack('The change was only tried');
    });
  } catch (error) {
    const last = tries.at(-1);
    if (!(error instanceof TakenBack) || last === undefined) throw error;
    return last;
  }
  throw new Error('A transaction that is taken back has not ended well');
}
