import type { RequestState } from '@doorstep/contract';
import { useTexts } from '../texts/texts-context.tsx';

/** A state in plain words: what is so, and what comes next. */
export function useStateText(state: RequestState, place: number | null): { title: string; next: string } {
  const { t } = useTexts();
  const title =
    state === 'waitlisted' && place !== null
      ? t('public.state.waitlisted_place', { place })
      : t(`public.state.${state}`);
  return { title, next: t(`public.state.${state}_next`) };
}
