import { viewerTimeZone } from '../texts/format-moment.ts';
import { useTexts } from '../texts/texts-context.tsx';

/** States the time zone of the page's times: the viewer's, unless one is given. */
export function TimeZoneNote({ timeZone }: { timeZone?: string }) {
  const { t } = useTexts();
  return (
    <p className="muted time-zone-note">
      {timeZone === undefined
        ? t('staff.time_zone.viewer', { zone: viewerTimeZone() })
        : t('staff.time_zone.offer', { zone: timeZone })}
    </p>
  );
}
