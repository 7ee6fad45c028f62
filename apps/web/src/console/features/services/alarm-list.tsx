import type { AlarmView } from '@doorstep/contract';
import { MomentText } from '../../shared/texts/moment-text.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';

/** Alarms with all their details; the provider's message is in the provider's language. */
export function AlarmList({ alarms, none }: { alarms: AlarmView[]; none: string }) {
  const { t } = useTexts();
  if (alarms.length === 0) return <p className="muted">{none}</p>;
  return (
    <ul className="alarm-list">
      {alarms.map((alarm) => (
        <li key={alarm.id} className="alarm-row">
          <div className="alarm-row-head">
            <strong>{t(`staff.services.alarm.${alarm.service}`)}</strong>
            <span className={`badge badge-alarm-${alarm.kind}`}>
              {t(`staff.services.kind.${alarm.service === 'address-data' ? alarm.service : alarm.kind}`)}
            </span>
            <span className="muted">{t(`staff.services.alarm.${whatIsIn(alarm)}`, { code: alarm.code })}</span>
          </div>
          {alarm.message === '' ? null : <p dir="auto">{alarm.message}</p>}
          <p className="muted">
            <Times alarm={alarm} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What an alarm's code contains; `*` covers all offers without an alarm of their own. */
function whatIsIn({ service, code }: AlarmView): 'code' | 'offer' | 'others' {
  if (service !== 'address-data') return 'code';
  return code === '*' ? 'others' : 'offer';
}

function Times({ alarm }: { alarm: AlarmView }) {
  const { t } = useTexts();
  return (
    <MomentText
      moments={{ from: alarm.openedAt, until: alarm.resolvedAt ?? alarm.lastSeenAt }}
      text={(marks) =>
        t(alarm.resolvedAt === null ? 'staff.services.alarm.last_seen' : 'staff.services.alarm.until', {
          ...marks,
          count: alarm.count,
        })
      }
    />
  );
}
