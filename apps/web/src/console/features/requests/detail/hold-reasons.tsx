import type { HoldReason } from '@doorstep/contract';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

/** Why a request is held; renders nothing without a reason. */
export function HoldReasons({ reasons }: { reasons: readonly HoldReason[] }) {
  const { t } = useTexts();
  if (reasons.length === 0) return null;
  return (
    <ul className="reasons">
      {reasons.map((reason) => (
        <li key={reason}>{t(`staff.hold.${reason}`)}</li>
      ))}
    </ul>
  );
}
