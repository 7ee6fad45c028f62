import type { OfferPhase, OfferStatus } from '@doorstep/contract';
import { useTexts } from '../texts/texts-context.tsx';

/** An offer's current phase: a published one is scheduled, open or closed by the server's clock. */
export function OfferPhaseBadge({ status, phase }: { status: OfferStatus; phase: OfferPhase | null }) {
  const { t } = useTexts();
  const shown = status === 'published' && phase ? phase : status;
  return <span className={`badge badge-${shown}`}>{t(`staff.offer_phase.${shown}`)}</span>;
}
