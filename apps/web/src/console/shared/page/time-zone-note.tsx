import { viewerTimeZone } from '../texts/format-moment.ts';
import { useTexts } from '../texts/texts-context.tsx';

/** Says in which time zone the page's times are: the viewer's, unless one is given. */
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
