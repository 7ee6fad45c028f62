import type { PublicOffer } from '@doorstep/contract';
import type { Translator } from '@doorstep/messages';
import { shareOfHome } from '../offer/share-of-home.ts';

/** How often a home may ask, or how much it may have: never a date, nor what is left of it. */
export function ruleOfHome(offer: PublicOffer, t: Translator['t']): string {
  const { windowDays: days } = offer.limits;
  const count = shareOfHome(offer);
  if (count === null) return t('public.refused.already_asked.rule_items');
  const rule = count === 1 ? 'rule' : 'rule_share';
  return days === null
    ? t(`public.refused.already_asked.${rule}_once`, { count })
    : t(`public.refused.already_asked.${rule}_window`, { count, days });
}
