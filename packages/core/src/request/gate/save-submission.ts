import { DoorstepError, keepsQueue } from '@doorstep/contract';
import type { Context } from '../../context.ts';
import type { Repositories, Store } from '../../store.ts';
import { isEnough, leftOf, refusalIfShort } from '../allocate.ts';
import type { CheckedSubmission } from '../submission-input.ts';
import type { StoredKey } from '../submission-stores.ts';
import { type Decision, decideSubmissions } from './decide-submissions.ts';
import { type Arrival, loadSubmissions } from './load-submissions.ts';
import { writeDecisions } from './write-decisions.ts';

// Reading the stock before the transaction costs a round trip per submission and only helps offers that are nearly out.
// So stock is read first only after a batch of this process left too little for a similar submission.

const offersOfStore = new WeakMap<Store, Set<string>>();

/** Ids of a store's offers whose stock is read before a transaction; kept in memory only. */
function offersToLookAt(store: Store): Set<string> {
  const known = offersOfStore.get(store);
  if (known !== undefined) return known;
  const ids = new Set<string>();
  offersOfStore.set(store, ids);
  return ids;
}

type Unsaved = Omit<CheckedSubmission, 'fingerprint'>;

export interface SaveOutcome {
  stored: StoredKey;
  /** An earlier submission saved it. */
  isDuplicate: boolean;
}

/** @throws DoorstepError with the refusal. */
export async function saveSubmission(context: Context, checked: CheckedSubmission): Promise<SaveOutcome> {
  const outcome = await context.store.batch(saveSubmissions, { context, checked });
  if (outcome instanceof DoorstepError) throw outcome;
  return outcome;
}

/** One transaction for all submissions that arrive together: lock and read, decide, write. */
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
 * Refuses sold-out offers without a queue before any lock: at a launch these are most of the answers.
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

/** Only offers without a queue. A submission without a pass takes no stock, so it is not refused as sold out. */
function canBeSoldOut({ offer: { definition }, pass }: Unsaved): boolean {
  return pass !== null && !keepsQueue(definition);
}

function linesOf({ submission }: Unsaved): { itemId: string; quantity: number }[] {
  return submission.lines.map(({ item, quantity }) => ({ itemId: item, quantity }));
}
