import { isDrawn } from '@doorstep/contract';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockItems } from '../request/lock-request.ts';
import { serveQueue } from '../request/serve-queue.ts';
import { transitionRequest } from '../request/transition-request.ts';
import type { ServiceRequest } from '../request/service-request.ts';
import type { Repositories } from '../store.ts';
import type { Draw } from './draw-store.ts';

/** Entries per transaction, so that a large draw does not block other requests. */
const chunk = 200;

/** Continues every draw whose value is known, after a crash from where it stopped. */
export async function carryOutDraws(context: Context): Promise<void> {
  for (const { id, definition } of await context.store.offers.list()) {
    if (!isDrawn(definition)) continue;
    const draw = await context.store.draws.find(id);
    if (draw?.state === 'drawing') await carryOutDraw(context, id);
  }
}

/** Allocates to every entry by rank, in chunks; each chunk is processed once. */
export async function carryOutDraw(context: Context, offerId: string): Promise<void> {
  while (!(await context.store.transaction((tx) => takePiece(context, tx, offerId))));
}

async function takePiece(context: Context, tx: Repositories, offerId: string): Promise<boolean> {
  const draw = await tx.draws.lock(offerId);
  if (draw.state !== 'drawing') return true;
  const at = await tx.now();
  const order = await tx.draws.next(offerId, draw.drawnTo, chunk);
  await lockItems(tx, offerId);
  for (const { rank, requestId } of order) {
    const request = await tx.requests.lock(requestId);
    // Withdrawn since the list was fixed: its rank is skipped.
    if (request?.state === 'entered') await takeTurn(context, tx, { rank, request, draw, at });
  }

  const isOver = order.length < chunk;
  await tx.draws.advance(offerId, { drawnTo: order.at(-1)?.rank ?? draw.drawnTo, doneAt: isOver ? at : null });
  if (!isOver) return false;
  await recordAudit({ actor: { kind: 'system' } }, tx, {
    at,
    action: 'draw.held',
    subjectKind: 'offer',
    subjectId: offerId,
    detail: { entries: draw.entries },
  });
  await serveQueue(context, tx, offerId, { at });
  return true;
}

/** Accepts or holds an entry if the whole request fits; otherwise it joins the queue by rank. */
async function takeTurn(
  context: Context,
  tx: Repositories,
  { rank, request, draw, at }: { rank: number; request: ServiceRequest; draw: Draw; at: Instant },
): Promise<void> {
  const asSystem = { ...context, actor: { kind: 'system' } as const };
  const turn = { at, audit: { detail: { reason: 'draw', rank } } };
  const to = request.holdReasons.length > 0 ? 'held' : 'accepted';
  const { kind } = await transitionRequest(asSystem, tx, request, { ...turn, to });
  if (kind === 'moved') return;
  const changes = { queueNumber: draw.queueBase + rank };
  await transitionRequest(asSystem, tx, request, { ...turn, to: 'waitlisted', changes });
}
