import type { Context } from '../../context.ts';
import { keepsQueue, DoorstepError } from '@doorstep/contract';
import type { Repositories } from '../../store.ts';
import { isEnough, leftOf, refusalIfShort } from '../allocate.ts';
import type { CheckedSubmission } from '../submission-input.ts';
import type { StoredKey } from '../submission-stores.ts';
import { decideSubmissions, type Decision } from './decide-submissions.ts';
import { loadSubmissions, type Arrival } from './load-submissions.ts';
import { offersToLookAt } from './offers-to-look-at.ts';
import { writeDecisions } from './write-decisions.ts';

type Unsaved = Omit<CheckedSubmission, 'fingerprint'>;

export interface SaveOutcome {
  /** The request of its Idempotency-Key. */
  stored: StoredKey;
  /** Whether an earlier submission saved it. */
  isDuplicate: boolean;
}

/** Saves the request of a submission. @throws DoorstepError with the refusal. */
export async function saveSubmission(context: Context, checked: CheckedSubmission): Promise<SaveOutcome> {
  const outcome = await context.store.batch(saveSubmissions, { context, checked });
  if (outcome instanceof DoorstepError) throw outcome;
  return outcome;
}

/** The one transaction of all submissions that arrive together: lock and read, decide, write. */
async function saveSubmissions(
  tx: Repositories,
  arrivals: readonly Arrival[],
): Promise<(SaveOutcome | DoorstepError)[]> {
  const [first] = arrivals;
  if (first === undefined) return [];
  const loaded = await loadSubmissions(tx, arrivals);
  const decisions = decideSubmissions(loaded.state, loaded.submissions);
  for (const { context, checked } of arrivals) {
    const lines = linesOf(checked);
    if (canBeSoldOut(checked) && !isEnough(lines, leftOf(loaded.state.items, lines)))
      offersToLookAt(context.store).add(checked.offer.id);
  }
  const saved = await writeDecisions(first.context, tx, loaded, decisions);
  return decisions.map((decision) => toOutcome(decision));

  function toOutcome(decision: Decision): SaveOutcome | DoorstepError {
    if (decision.kind === 'refused') return decision.error;
    if (decision.kind === 'duplicate' && 'stored' in decision) return { stored: decision.stored, isDuplicate: true };
    const stored = saved.get(decision.kind === 'saved' ? decision : decision.of);
    if (stored === undefined) throw new Error('A request was decided on and not written');
    return { stored, isDuplicate: decision.kind === 'duplicate' };
  }
}

/**
 * Sold-out refusals of offers without a queue come before any lock: at a launch they are most of the answers.
 * @throws DoorstepError `sold_out`.
 */
export async function refuseSoldOut({ store }: Context, checked: Unsaved): Promise<void> {
  const { offer, submission } = checked;
  const toLookAt = offersToLookAt(store);
  if (!canBeSoldOut(checked) || !toLookAt.has(offer.id)) return;
  const lines = linesOf(checked);
  const items = await store.stock.ofOffer(offer.id);
  const left = leftOf(new Map(items.map((item) => [item.itemId, item])), lines);
  if (isEnough(lines, left)) {
    toLookAt.delete(offer.id);
    return;
  }
  const refusal = refusalIfShort(offer, left, submission.ifShort);
  if (refusal !== null) throw refusal;
}

/** For offers without a queue. A submission without a pass takes no stock, so it is not refused as sold out. */
function canBeSoldOut({ offer: { definition }, pass }: Unsaved): boolean {
  return pass !== null && !keepsQueue(definition);
}

function linesOf({ submission }: Unsaved): { itemId: string; quantity: number }[] {
  return submission.lines.map(({ item, quantity }) => ({ itemId: item, quantity }));
}
