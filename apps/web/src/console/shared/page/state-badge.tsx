import type { BatchState, OfferPhase, OfferStatus, RequestState } from '@doorstep/contract';
import { useTexts } from '../texts/texts-context.tsx';

export function StateBadge({ state }: { state: RequestState }) {
  const { t } = useTexts();
  return <span className={`badge badge-${state}`}>{t(`staff.state.${state}`)}</span>;
}

/** An offer's current phase: a published one is scheduled, open or closed by the server's clock. */
export function OfferPhaseBadge({ status, phase }: { status: OfferStatus; phase: OfferPhase | null }) {
  const { t } = useTexts();
  const shown = status === 'published' && phase ? phase : status;
  return <span className={`badge badge-${shown}`}>{t(`staff.offer_phase.${shown}`)}</span>;
}

export function BatchStateBadge({ state }: { state: BatchState }) {
  const { t } = useTexts();
  return <span className={`badge badge-batch-${state}`}>{t(`staff.batch_state.${state}`)}</span>;
}
