import type { PublicOffer } from '@doorstep/contract';
import type { Translator } from '@doorstep/messages';

/** How often a home may request, or how much it may have: never a date, nor the remainder. */
export function ruleOfHome(offer: PublicOffer, t: Translator['t']): string {
  const { windowDays: days } = offer.limits;
  const count = shareOfHome(offer);
  if (count === null) return t('public.refused.already_asked.rule_items');
  const rule = count === 1 ? 'rule' : 'rule_share';
  return days === null
    ? t(`public.refused.already_asked.${rule}_once`, { count })
    : t(`public.refused.already_asked.${rule}_window`, { count, days });
}

/** A home's limit as one number; null if it has none, or separate ones for several items. */
function shareOfHome({ limits, items }: Pick<PublicOffer, 'limits' | 'items'>): number | null {
  const [only] = items;
  return limits.unitsPerHome ?? (items.length === 1 ? (only?.maxPerHome ?? null) : null);
}
