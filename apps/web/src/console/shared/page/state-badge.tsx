import type { RequestState } from '@doorstep/contract';
import { useTexts } from '../texts/texts-context.tsx';

export function StateBadge({ state }: { state: RequestState }) {
  const { t } = useTexts();
  return <span className={`badge badge-${state}`}>{t(`staff.state.${state}`)}</span>;
}
