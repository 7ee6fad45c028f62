import type { Context } from '../context.ts';
import type { Store } from '../store.ts';
import { mailsOfChange, type MailOfChange } from './mail-of-change.ts';

/**
 * A dry run of a verb: its one transaction runs and is rolled back; other effects, such as calling an address
 * service, are outside it. Later reads of the verb see the old state, so only its return value counts.
 * @returns that, and the mails that it would send, in their order.
 * @throws Error for a verb of several transactions; else as the verb.
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
