import type { StatusPage } from '@doorstep/contract';
import { useTexts } from '../texts/texts-context.tsx';

/** How a request stands, in plain words: what is so, and what comes next. */
export function useStandingText({ state, standing, place, confirmation }: StatusPage): { title: string; next: string } {
  const { t } = useTexts();
  const title =
    state === 'waitlisted' && place !== null
      ? t('public.standing.waitlisted_place', { place })
      : t(`public.standing.${standing}`);
  const next = t(`public.standing.${standing}_next`, { address: confirmation?.sentTo ?? '' });
  return { title, next };
}
