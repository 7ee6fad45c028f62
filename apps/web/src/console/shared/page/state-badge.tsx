import type { BatchState, RequestState } from '@doorstep/contract';
import { useTexts } from '../texts/texts-context.tsx';

export function StateBadge({ state }: { state: RequestState }) {
  const { t } = useTexts();
  return <span className={`badge badge-${state}`}>{t(`staff.state.${state}`)}</span>;
}

export function BatchStateBadge({ state }: { state: BatchState }) {
  const { t } = useTexts();
  return <span className={`badge badge-batch-${state}`}>{t(`staff.batch_state.${state}`)}</span>;
}
