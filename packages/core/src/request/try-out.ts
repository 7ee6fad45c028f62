import type { Context } from '../context.ts';
import type { QueuedMail } from '../outbox/outbox-store.ts';
import type { Repositories, Store } from '../store.ts';

export interface MailOfChange {
  subject: string;
  order: QueuedMail;
}

class TakenBack extends Error {}

/**
 * The emails that a change would send, in order. The change runs in a transaction that is rolled back, so these are the
 * real emails, and a refused change is refused here too.
 * @returns them, and the outcome of the change.
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

/**
 * A dry run of a verb: its one transaction runs and is rolled back; other effects, such as calls of an address service,
 * are real. Later reads of the verb see the old state, so only its return value counts.
 * @returns the outcome, and the emails that it would send, in order.
 * @throws Error for a verb with several transactions; otherwise as the verb.
 */
export async function tryOut<T>(
  context: Context,
  verb: (context: Context) => Promise<T>,
): Promise<{ outcome: T; mails: MailOfChange[] }> {
  let tried: MailOfChange[] | null = null;
  const store: Store = {
    ...context.store,
    async transaction(work) {
      if (tried !== null) throw new Error('A dry run is for a verb of one transaction');
      tried = [];
      const { mails, outcome } = await mailsOfChange(context.store, work);
      tried = mails;
      return outcome;
    },
    batch() {
      throw new Error('A dry run is for a verb of one transaction');
    },
  };
  const outcome = await verb({ ...context, store });
  return { outcome, mails: tried ?? [] };
}
