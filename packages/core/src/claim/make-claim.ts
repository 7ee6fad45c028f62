import type { Context } from '../context.ts';
import * as claimRows from './claim-rows.ts';
import { dayMs, DoorstepError } from '@doorstep/contract';
import { recordAudit } from '../audit/record-audit.ts';
import type { Claim } from './claim.ts';

export const maxClaims = { homePerDay: 3, networkPerDay: 20 };

export interface ClaimInput extends Pick<
  Claim,
  'offerId' | 'homeIds' | 'kind' | 'text' | 'name' | 'email' | 'addressLines' | 'language'
> {
  /** Keyed hash of the sender's network; empty if unknown. */
  network: string;
}

/**
 * Records a visitor's objection to "this home has already asked", for staff to decide.
 * @param input The caller has verified that the visitor was refused because of `homeIds`.
 * @throws DoorstepError `offer_not_found`, `home_not_found`; `rate_limited` when this home or network has sent too
 * many.
 */
export async function makeClaim(context: Context, input: ClaimInput): Promise<Claim> {
  const { network, ...given } = input;
  return context.store.transaction(async (tx) => {
    if ((await tx.offers.find(input.offerId)) === null) throw new DoorstepError('offer_not_found');
    // A resubmission, for example after going back.
    const same = (await claimRows.ofHomes(tx, input.homeIds)).find((claim) => isSame(claim, given));
    if (same !== undefined) return same;
    const at = await tx.now();
    const day = Math.floor(at / dayMs);
    const end = (day + 1) * dayMs;
    const isCounted = (name: string, max: number) => tx.counters.take(`claims:${name}:${day}`, max, end);
    for (const id of given.homeIds) {
      if ((await tx.homes.find(id)) === null) throw new DoorstepError('home_not_found');
      if (!(await isCounted(`home:${id}`, maxClaims.homePerDay))) throw new DoorstepError('rate_limited');
    }
    if (network !== '' && !(await isCounted(`network:${network}`, maxClaims.networkPerDay)))
      throw new DoorstepError('rate_limited');
    const claim: Claim = {
      ...given,
      id: context.secrets.newId(),
      state: 'open',
      allowance: null,
      reason: '',
      actor: '',
      createdAt: at,
      decidedAt: null,
      erasedAt: null,
    };
    await claimRows.insert(tx, claim);
    await recordAudit(context, tx, {
      at,
      action: 'claim.made',
      subjectKind: 'claim',
      subjectId: claim.id,
      detail: { kind: claim.kind },
    });
    return claim;
  });
}

function isSame(claim: Claim, input: Omit<ClaimInput, 'network'>): boolean {
  if (claim.state !== 'open' || claim.offerId !== input.offerId) return false;
  return claim.kind === input.kind && claim.text === input.text && claim.email === input.email;
}
