import type { StatusPage } from '@doorstep/contract';
import { useTexts } from '../texts/texts-context.tsx';

/** How a request stands, in plain words: what is so, and what comes next. */
export function useStandingText(page: StatusPage): { title: string; next: string } {
  const { t } = useTexts();
  const { standing, place, confirmation, brief } = page;
  const isPlaced = place !== null && (standing === 'waitlisted' || standing === 'waitlisted_unchecked');
  const title = isPlaced ? t('public.standing.waitlisted_place', { place }) : t(`public.standing.${standing}`);
  const next = t(`public.standing.${standing}_next`, {
    ...brief.days,
    by: brief.days.by || 'none',
    place: place ?? 0,
    reason: page.returnReason ?? 'other',
    again: page.canCorrectReturned ? 'yes' : 'no',
    address: confirmation?.sentTo ?? '',
  });
  return { title, next };
}
