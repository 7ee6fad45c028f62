import { useAlarms } from '../shared/alarms.ts';
import { useToday } from '../shared/api/use-today.ts';
import { useAllowed } from '../shared/session.ts';
import { useTexts } from '../shared/texts/texts-context.tsx';
import type { BadgeKind } from './places.ts';

const maxShown = 999;

/** The number of waiting items at a place. Renders nothing while the number is unknown or 0. */
export function Badge({ kind }: { kind: BadgeKind }) {
  const { t } = useTexts();
  const { data } = useToday();
  const counts = {
    held: data?.held?.requests,
    batches: data?.batches?.open,
    claims: data?.claims?.open,
    stock: data?.lowStock.length,
  };
  const count = counts[kind] ?? 0;
  if (count === 0) return null;
  return (
    <span className={`nav-badge nav-badge-${kind}`}>
      <span aria-hidden="true">{count > maxShown ? `${maxShown}+` : count}</span>
      <span className="visually-hidden">{t(`staff.badge.${kind}`, { count })}</span>
    </span>
  );
}

/** A dot at “Settings” while an owner must act there; “Today” has the details. */
export function AlarmDot() {
  const { t } = useTexts();
  const { data } = useAlarms(useAllowed('alarms.read'));
  const count = (data?.open.length ?? 0) + (data?.withoutAddressData.length ?? 0);
  if (count === 0) return null;
  return (
    <span className="nav-dot">
      <span className="visually-hidden">{t('staff.badge.alarms', { count })}</span>
    </span>
  );
}
