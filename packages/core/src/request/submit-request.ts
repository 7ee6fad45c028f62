// The gate decides everything that a request must pass at once. Only immutable facts are read outside the transaction;
// inside it are the pass, the home's allowance, the stock or a place in the queue, and the request.
import type { Context } from '../context.ts';
import { DoorstepError } from '@doorstep/contract';
import type { Offer } from '../offer/offer.ts';
import { requireAction } from '../staff/permissions.ts';
import { checkSubmission } from './check-submission.ts';
import { fingerprint, fingerprintByProof, isSameSubmission, joinFingerprints } from './fingerprint.ts';
import { receiptPath } from './enqueue-mail.ts';
import { refuseSoldOut, saveSubmission } from './gate/save-submission.ts';
import type { CheckedSubmission, SubmitRequestInput } from './submission-input.ts';
import type { FirstAnswer, StoredKey } from './submission-stores.ts';

/** A saved request, new or replayed for the same Idempotency-Key. */
export interface SubmitRequestResult {
  answer: FirstAnswer;
  path: string;
  isReplayed: boolean;
}

export async function submitRequest(context: Context, input: SubmitRequestInput): Promise<SubmitRequestResult> {
  const { store, secrets, addresses, actor } = context;
  const { submission, receivedAt, source } = input;
  const isVouchedFor = source === 'staff' || source === 'api';
  if (isVouchedFor) requireAction(actor, 'requests.enter');
  const noFixedAddress = source === 'staff' && input.noFixedAddress === true;
  const offer = await store.offers.findBySlug(input.slug);
  if (offer === null) throw new DoorstepError('offer_not_found');
  if (input.idempotencyKey === '') throw new DoorstepError('idempotency_key_missing');
  const idempotencyKey = scopeKey(actor, input.idempotencyKey);

  const fingerprintNow = fingerprint(secrets, addresses, submission);
  const findSaved = () => store.idempotency.find(offer.id, idempotencyKey);
  // The transaction finds earlier submissions. Look here only to avoid a call of the address lookup.
  const sentBefore = isById(submission) ? await findSaved() : null;
  if (sentBefore !== null) {
    // The earlier one may have had a proof instead of an id; only then retrieve the address again.
    const isKnown = isSameSubmission(sentBefore.fingerprint, fingerprintNow);
    return replay(
      context,
      sentBefore,
      isKnown ? fingerprintNow : await fingerprintsByProof(context, submission, fingerprintNow),
    );
  }

  const check = async () => {
    const resolved = await checkSubmission(context, {
      offer,
      submission,
      receivedAt,
      noFixedAddress,
      knowsOffer: isVouchedFor,
    });
    const verified = isVouchedFor ? vouchFor(context, input) : await verifyPass(context, offer, input);
    const checked = { ...input, idempotencyKey, ...verified, noFixedAddress, offer, resolved };
    await refuseSoldOut(context, checked);
    return checked;
  };
  let checked: Awaited<ReturnType<typeof check>>;
  try {
    checked = await check();
  } catch (error) {
    // A saved request keeps its answer, whatever happened to the offer, its stock or the pass since.
    const saved = error instanceof DoorstepError ? await findSaved() : null;
    if (saved === null) throw error;
    return replay(context, saved, fingerprintNow);
  }
  const fingerprints = joinFingerprints(fingerprintNow, fingerprintByProof(secrets, submission, checked.resolved));
  const { stored: saved, isDuplicate } = await saveSubmission(context, { ...checked, fingerprint: fingerprints });
  if (isDuplicate) return replay(context, saved, fingerprints);
  const { requestId: id, answer } = saved;
  return { answer, path: receiptPath(context, { id, reference: answer.reference }), isReplayed: false };
}

/**
 * A key belongs to its caller: the public, one member of staff, or one token. No one else can take a program's key or
 * get its receipt.
 */
function scopeKey(actor: Context['actor'], key: string): string {
  const isNamed = actor.kind === 'person' || actor.kind === 'token';
  return `${isNamed ? `${actor.kind}:${actor.id}` : actor.kind} ${key}`;
}

/**
 * @throws DoorstepError `unavailable` while the address of an id cannot be retrieved, because an outage refuses no one;
 * `rate_limited`.
 */
async function fingerprintsByProof(
  { secrets, addresses }: Context,
  submission: SubmitRequestInput['submission'],
  fingerprintNow: string,
): Promise<string> {
  const outcome = await addresses.retrieve(submission.address.id ?? '');
  if (outcome.kind === 'unavailable') throw new DoorstepError('unavailable');
  if (outcome.kind === 'limited')
    throw new DoorstepError('rate_limited', { retryAfterSeconds: outcome.retryAfterSeconds });
  if (outcome.kind === 'unknown') return fingerprintNow;
  return joinFingerprints(fingerprintNow, fingerprintByProof(secrets, submission, { retrieved: outcome.address }));
}

function isById({ address: { proof = '', id = '' } }: SubmitRequestInput['submission']): boolean {
  return proof === '' && id !== '';
}

/** Staff and programs with a token act for the person, and only skip the human check. */
function vouchFor({ secrets }: Context, { source, receivedAt }: SubmitRequestInput): VerifiedPass {
  const pass = { id: `${source}:${secrets.newId()}`, provider: source, expiresAt: receivedAt };
  return { pass, isCheckDown: false, settlesSuspicion: false, suspicions: [] };
}

/** Null if no pass was sent, or if the provider is down and the offer holds such requests. */
type VerifiedPass = Pick<CheckedSubmission, 'pass' | 'isCheckDown' | 'settlesSuspicion' | 'suspicions'>;

/** @throws DoorstepError `human_check_rejected`, `human_check_needed`, `human_check_unavailable`. */
async function verifyPass(context: Context, offer: Offer, input: SubmitRequestInput): Promise<VerifiedPass> {
  const { submission, remoteAddress, suspicions } = input;
  const token = submission.humanCheck;
  if (token === undefined || token === null || token === '') {
    return { pass: null, isCheckDown: false, settlesSuspicion: false, suspicions };
  }
  const isSuspected = suspicions.length > 0;
  const outcome = await context.humanCheck.verify({ token, offer: offer.slug, remoteAddress, isSuspected });
  switch (outcome.kind) {
    case 'passed': {
      const { provider, passId, expiresAt, settlesSuspicion = false, doubts = [] } = outcome;
      const pass = { id: `${provider}:${passId}`, provider, expiresAt };
      const ofPass = doubts.map((doubt) => `check_${doubt}` as const);
      return {
        pass,
        isCheckDown: false,
        settlesSuspicion,
        suspicions: [...(settlesSuspicion ? [] : suspicions), ...ofPass],
      };
    }
    case 'rejected':
      throw new DoorstepError('human_check_rejected', { cause: outcome.reason });
    case 'needed':
      throw new DoorstepError('human_check_needed', { humanCheck: outcome.check });
    case 'unavailable':
    case 'misconfigured':
      if (offer.definition.whenCheckIsDown === 'refuse')
        throw new DoorstepError('human_check_unavailable', { cause: outcome.cause });
      return { pass: null, isCheckDown: true, settlesSuspicion: false, suspicions };
  }
}

function replay(
  context: Context,
  { fingerprint: stored, requestId, answer }: StoredKey,
  fingerprintNow: string,
): SubmitRequestResult {
  if (!isSameSubmission(stored, fingerprintNow)) throw new DoorstepError('idempotency_key_reused');
  return {
    answer,
    path: receiptPath(context, { id: requestId, reference: answer.reference }),
    isReplayed: true,
  };
}
