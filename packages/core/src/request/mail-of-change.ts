import type { QueuedMail } from '../outbox/outbox-store.ts';
import type { Repositories, Store } from '../store.ts';

/** A mail, and what it is about: the id of a request. */
export interface MailOfChange {
  subject: string;
  order: QueuedMail;
}

/** Ends the transaction of a preview: nothing of it stays. */
class TakenBack extends Error {}

/**
 * The mails that a change would send, in their order: the change is made in a transaction and taken back, so that they are
 * those that will go out, and whatever refuses the change refuses it here.
 * @returns them, and what the change came to.
 */
export async function mailsOfChange<T>(
  store: Store,
  change: (tx: Repositories) => Promise<T>,
): Promise<{ mails: MailOfChange[]; outcome: T }> {
  const tries: { mails: MailOfChange[]; outcome: T }[] = [];
  try {
    await store.transaction(async (tx) => {
      // Begun anew with each transaction: one that others stood in the way of is repeated.
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
