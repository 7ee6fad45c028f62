import type { BatchState } from '@doorstep/contract';
import { useTexts } from '../../shared/texts/texts-context.tsx';

export function BatchStateBadge({ state }: { state: BatchState }) {
  const { t } = useTexts();
  return <span className={`badge badge-batch-${state}`}>{t(`staff.batch_state.${state}`)}</span>;
}
