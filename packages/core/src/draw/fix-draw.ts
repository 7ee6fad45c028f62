import { isDrawn } from '@doorstep/contract';
import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import type { Offer } from '../offer/offer.ts';
import type { Secrets } from '../secrets.ts';

/**
 * How long after closing the list is fixed: submissions that arrived in time may still be in progress. Later ones are
 * refused because the offer has closed.
 */
export const fixAfterMs = 120_000;

export async function fixDueDraws(context: Context): Promise<void> {
  const at = await context.store.now();
  for (const offer of await context.store.offers.list()) {
    if (isDue(offer, at)) await fixDraw(context, offer.id);
  }
}

async function fixDraw(context: Context, offerId: string): Promise<void> {
  const known = await context.store.draws.find(offerId);
  if (known !== null && known.state !== 'collecting') return;
  await context.store.transaction(async (tx) => {
    const draw = await tx.draws.lock(offerId);
    const at = await tx.now();
    const offer = await tx.offers.find(offerId);
    // The offer was reopened, or another process fixed the list.
    if (offer === null || !isDue(offer, at) || draw.state !== 'collecting') return;
    const entries = (await tx.draws.entered(offerId)).map((request) => ({
      hash: entryHash(context.secrets, request),
      requestId: request.id,
    }));
    const digest = listDigest(
      context.secrets,
      entries.map(({ hash }) => hash),
    );
    await tx.draws.fix(offerId, { entries, digest, at });
    await recordAudit(context, tx, {
      at,
      action: 'draw.fixed',
      subjectKind: 'offer',
      subjectId: offerId,
      detail: { entries: entries.length, digest },
    });
  });
}

function isDue({ status, definition, updatedAt }: Offer, at: Instant): boolean {
  if (!isDrawn(definition) || status === 'draft' || status === 'archived') return false;
  const end = definition.closesAt === null ? Infinity : Date.parse(definition.closesAt);
  return at - Math.min(end, status === 'closed' ? updatedAt : Infinity) >= fixAfterMs;
}

/**
 * Represents a request on the list of a draw. It reveals nothing about the person, and anyone with the secret link of the
 * receipt can compute it: SHA-256 of `doorstep-draw-entry-1:REFERENCE:SECRET`, the two parts as in the link.
 */
export function entryHash(
  { hash, receiptSecret }: Pick<Secrets, 'hash' | 'receiptSecret'>,
  { id, reference }: { id: string; reference: string },
): string {
  return hash(`doorstep-draw-entry-1:${reference}:${receiptSecret(id)}`);
}

/** SHA-256 of the hashes in alphabetical order, each followed by a line feed. */
export function listDigest({ hash }: Pick<Secrets, 'hash'>, hashes: string[]): string {
  return hash(
    hashes
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map((one) => `${one}\n`)
      .join(''),
  );
}
