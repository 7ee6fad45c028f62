import { decisionRefusals, type DecidedMany, type DecisionVerb } from '@doorstep/contract';
import type { Texts } from '../../../shared/texts/texts-context.tsx';

/** The result of a decision on many: accepting may queue a request if stock has run out. */
export function decidedText(
  { t }: Texts,
  decision: DecisionVerb,
  { decided, refused, accepted, waitlisted, entered }: Omit<DecidedMany, 'accepted'> & { accepted: number },
): string {
  const outcomes =
    decision === 'accept'
      ? [
          ...(accepted > 0 || decided === 0 ? [t('staff.many.accept_done', { count: accepted })] : []),
          ...(waitlisted > 0 ? [t('staff.many.waitlisted', { count: waitlisted })] : []),
          ...(entered > 0 ? [t('staff.many.entered', { count: entered })] : []),
        ]
      : [t(`staff.many.${decision}_done`, { count: decided })];
  const left = decisionRefusals.flatMap((code) => {
    const count = refused[code] ?? 0;
    return count === 0 ? [] : [t(`staff.many.refused.${code}`, { count })];
  });
  return [...outcomes, ...left].join(' ');
}
