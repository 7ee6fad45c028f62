import type { Context } from '../../context.ts';
import { DoorstepError } from '@doorstep/contract';
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
  /** What its Idempotency-Key stands for. */
  stored: StoredKey;
  /** It stood for it before. */
  isDuplicate: boolean;
}

/** Saves the request of a submission, whole or not at all. @throws DoorstepError with the refusal. */
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
 * What is sold out where nobody can wait is said before anything is locked: at a launch that is most of what arrives.
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

/** Where nobody can wait. Without a pass nothing is taken, and what is sold out is no reason to refuse it. */
function canBeSoldOut({ offer: { definition }, pass }: Unsaved): boolean {
  return pass !== null && !definition.hasWaitlist && definition.allocation !== 'draw';
}

function linesOf({ submission }: Unsaved): { itemId: string; quantity: number }[] {
  return submission.lines.map(({ item, quantity }) => ({ itemId: item, quantity }));
}
