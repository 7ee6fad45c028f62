import type { ServicesView, AlarmView } from '@doorstep/contract';
import { Loaded } from '../../shared/page/loaded.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { TimeZoneNote } from '../../shared/page/time-zone-note.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { AddressLookupPanel } from './address-lookup-panel.tsx';
import { HumanCheckPanel } from './human-check-panel.tsx';
import { useServices } from './services-api.ts';
import { Fact } from './fact.tsx';
import { ServiceTest, TestMessage } from './service-test.tsx';
import { MomentText } from '../../shared/texts/moment-text.tsx';

/** The outside services, whether they work, and recent problems. Read-only: operators change the settings. */
export function ServicesPage() {
  const { t } = useTexts();
  const services = useServices();
  return (
    <>
      <PageHeading title={t('staff.nav.services')} />
      <p className="lead">{t('staff.services.lead')}</p>
      <Loaded query={services}>
        {({ build, humanCheck, addressLookup, mail, open, past, withoutAddressData }) => (
          <>
            <div className="services">
              <HumanCheckPanel humanCheck={humanCheck} />
              <AddressLookupPanel addressLookup={addressLookup} withoutAddressData={withoutAddressData} />
              <MailPanel mail={mail} />
            </div>
            <section className="panel" aria-labelledby="open-alarms">
              <h2 id="open-alarms">{t('staff.services.open_title')}</h2>
              <AlarmList
                alarms={open}
                none={t(withoutAddressData.length === 0 ? 'staff.services.none_open' : 'staff.services.none_failing')}
              />
            </section>
            <section className="panel" aria-labelledby="past-alarms">
              <h2 id="past-alarms">{t('staff.services.past_title')}</h2>
              <AlarmList alarms={past} none={t('staff.services.none_past')} />
            </section>
            <p className="muted">{`Doorstep ${build.version}${build.commit === null ? '' : ` (${build.commit})`}`}</p>
            <TimeZoneNote />
          </>
        )}
      </Loaded>
    </>
  );
}

function MailPanel({ mail }: { mail: ServicesView['mail'] }) {
  const { t } = useTexts();
  return (
    <section className="panel" aria-labelledby="mail">
      <h2 id="mail">{t('staff.services.mail')}</h2>
      <dl className="facts">
        <Fact term={t('staff.services.in_use')}>{t(`staff.services.mail.${mail.inUse}`)}</Fact>
        {mail.inUse === 'smtp' ? (
          <>
            <Fact term={t('staff.services.mail.host')}>
              <code>{mail.host}</code>
            </Fact>
            {mail.from === null ? null : <Fact term={t('staff.services.mail.from')}>{mail.from}</Fact>}
          </>
        ) : null}
      </dl>
      <ServiceTest service="mail" />
      {mail.inUse === 'smtp' ? <TestMessage /> : null}
    </section>
  );
}

/** Alarms with all their details; the provider's message is in the provider's language. */
function AlarmList({ alarms, none }: { alarms: AlarmView[]; none: string }) {
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
