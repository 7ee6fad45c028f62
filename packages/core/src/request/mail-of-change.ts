import type { QueuedMail } from '../outbox/outbox-store.ts';
import type { Repositories, Store } from '../store.ts';

/** Ends the transaction of a preview: nothing of it stays. */
class TakenBack extends Error {
  readonly mail: QueuedMail | null;

  constructor(mail: QueuedMail | null) {
    super('The change was only tried');
    this.mail = mail;
  }
}

/**
 * The mail that a change would send to the visitor of a request, null where it would send none: the change is made in a
 * transaction and taken back, so that the mail is the one that will go out, and whatever refuses the change refuses it here.
 */
export async function mailOfChange(
  store: Store,
  requestId: string,
  change: (tx: Repositories) => Promise<unknown>,
): Promise<QueuedMail | null> {
  try {
    return await store.transaction(async (tx) => {
      const { length } = await tx.outbox.ofSubject(requestId);
      await change(tx);
      throw new TakenBack((await tx.outbox.ofSubject(requestId))[length]?.order ?? null);
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.mail;
    throw error;
  }
}
