import { Loaded } from '../../shared/page/loaded.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { TimeZoneNote } from '../../shared/page/time-zone-note.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { AddressLookupPanel } from './address-lookup-panel.tsx';
import { AlarmList } from './alarm-list.tsx';
import { HumanCheckPanel } from './human-check-panel.tsx';
import { useServices } from './services-api.ts';
import type { ServicesView } from '@doorstep/contract';
import { Fact } from './fact.tsx';
import { ServiceTest, TestMessage } from './service-test.tsx';

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
