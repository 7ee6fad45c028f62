import { dayMs } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { takesAllowance } from '../request/request-transitions.ts';
import { enqueueReceipt } from '../request/enqueue-mail.ts';

/** Limits daily resends of a home's receipt, so that strangers cannot flood a mailbox. */
const maxReceiptsPerDay = 2;

/**
 * Sends the receipts of these homes' requests again, each to the email address on file. The caller learns neither
 * whether there is an address nor whether anything was sent.
 */
export async function sendReceiptAgain(
  context: Context,
  { offerId, homeIds }: { offerId: string; homeIds: string[] },
): Promise<void> {
  await context.store.transaction(async (tx) => {
    const at = await tx.now();
    const day = Math.floor(at / dayMs);
    for (const id of homeIds) {
      const name = `receipts:home:${id}:${day}`;
      if (!(await tx.counters.take(name, maxReceiptsPerDay, (day + 1) * dayMs))) return;
    }
    const members = await tx.homes.members(homeIds);
    const requests = await tx.requests.ofHomes(members.map(({ id }) => id));
    for (const request of requests) {
      if (request.offerId === offerId && takesAllowance(request)) await enqueueReceipt(context, tx, request, { at });
    }
  });
}
