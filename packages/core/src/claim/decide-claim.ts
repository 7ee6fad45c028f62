import type { Context } from '../context.ts';
import * as claimRows from './claim-rows.ts';
import { DoorstepError } from '@doorstep/contract';
import { deciderOf } from '../home/link-homes.ts';
import { textIn } from '../offer/offer-texts.ts';
import type { Offer } from '../offer/offer.ts';
import type { QueuedMail } from '../outbox/outbox-store.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';
import type { Claim } from './claim.ts';

const maxAllowance = 1_000_000;

/**
 * Upholds a claim: its homes get their own allowance, and the visitor gets an email.
 * @param allowance Units in total, including what the homes have had.
 * @throws DoorstepError `claim_not_found`, `not_allowed`; `request_invalid` without a reason or a number;
 * `state_conflict` when it was decided before.
 */
export async function upholdClaim(
  context: Context,
  { id, allowance, reason }: { id: string; allowance: number; reason: string },
): Promise<Claim> {
  if (!Number.isSafeInteger(allowance) || allowance < 1 || allowance > maxAllowance)
    throw new DoorstepError('request_invalid', { fields: [{ field: 'allowance', code: 'not_a_number' }] });
  return decide(context, { id, reason, state: 'upheld', allowance });
}

/** @throws DoorstepError as `upholdClaim`. */
export async function refuseClaim(context: Context, { id, reason }: { id: string; reason: string }): Promise<Claim> {
  return decide(context, { id, reason, state: 'refused', allowance: null });
}

async function decide(
  context: Context,
  { id, ...decision }: { id: string; reason: string; state: 'upheld' | 'refused'; allowance: number | null },
): Promise<Claim> {
  requireAction(context.actor, 'homes.decide');
  const { state, reason, allowance } = decision;
  if (reason === '') throw new DoorstepError('request_invalid', { fields: [{ field: 'reason', code: 'required' }] });
  return context.store.transaction(async (tx) => {
    const claim = await claimRows.find(tx, id);
    if (claim === null) throw new DoorstepError('claim_not_found');
    const homeIds = await tx.homes.lock(claim.homeIds);
    const at = await tx.now();
    const actor = deciderOf(context);
    if (!(await claimRows.decide(tx, id, { ...decision, actor, at }))) throw new DoorstepError('state_conflict');
    if (state === 'upheld')
      for (const homeId of homeIds) await giveAllowance(context, tx, { homeId, allowance, reason, at });
    await recordAudit(context, tx, {
      at,
      action: `claim.${state}`,
      subjectKind: 'claim',
      subjectId: id,
      detail: { reason, allowance },
    });
    const decided: Claim = { ...claim, state, allowance, reason, actor, decidedAt: at };
    await orderAnswer(context, tx, decided);
    return decided;
  });
}

async function giveAllowance(
  context: Context,
  tx: Repositories,
  given: { homeId: string; allowance: number | null; reason: string; at: number },
): Promise<void> {
  const { homeId, allowance, reason, at } = given;
  await tx.homes.setOwnAllowance(homeId, { allowance, reason });
  await recordAudit(context, tx, {
    at,
    action: 'home.allowance_set',
    subjectKind: 'home',
    subjectId: homeId,
    detail: { allowance, reason },
  });
}

async function orderAnswer(context: Context, tx: Repositories, claim: Claim): Promise<void> {
  const offer = await tx.offers.find(claim.offerId);
  if (offer === null || claim.decidedAt === null) return;
  const order = writeAnswer(context, claim, offer);
  await tx.outbox.add({ id: context.secrets.newId(), subject: claim.id, at: claim.decidedAt, order });
}

function writeAnswer({ mailSite }: Pick<Context, 'mailSite'>, claim: Claim, offer: Offer): QueuedMail {
  const { title, mainLanguage, organisation } = offer.definition;
  return {
    kind: claim.state === 'upheld' ? 'claim_upheld' : 'claim_refused',
    to: claim.email,
    language: claim.language,
    values: {
      offer: textIn(title, claim.language, mainLanguage),
      organisation: organisation.name,
      reason: claim.reason,
      url: `${mailSite}/o/${offer.slug}`,
    },
    isAddressUnproven: true,
  };
}
