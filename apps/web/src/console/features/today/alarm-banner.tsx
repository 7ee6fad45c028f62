import { Notice } from '@doorstep/ui';
import { captchas, type AlarmNotice, type OfferWithoutAddressData } from '@doorstep/contract';
import { Link } from 'react-router';
import { useAlarms } from '../../shared/alarms.ts';
import { Icon } from '../../shared/page/icon.tsx';
import { useAllowed } from '../../shared/session.ts';
import { formatMoment, formatSince } from '../../shared/texts/format-moment.ts';
import { missingArea } from '../../shared/texts/missing-area.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';

const servicesPath = '/staff/services';

/**
 * Shown above “Today” while a service needs attention; several alarms fold into one line. A screen reader announces
 * each alarm once, not again when its count rises. If the request fails, nothing changes here: the page below reports
 * it.
 */
export function AlarmBanner() {
  const { t, language } = useTexts();
  const { data, dataUpdatedAt } = useAlarms(useAllowed('alarms.read'));
  const isOwner = useAllowed('services.manage');
  const humanCheck = data?.humanCheck ?? 'pow';
  const provider = humanCheck === 'pow' ? t('staff.services.human_check') : captchas[humanCheck].name;
  const alarms = [
    ...(data?.open ?? []).map((alarm) => (
      <Alarm
        key={`${alarm.service} ${alarm.kind}`}
        alarm={alarm}
        provider={provider}
        isOwner={isOwner}
        now={dataUpdatedAt}
      />
    )),
    ...(data?.withoutAddressData ?? []).map((offer) => <Uncovered key={offer.id} offer={offer} isOwner={isOwner} />),
  ];
  return (
    <div className="alarms" aria-live="polite" aria-relevant="additions">
      {alarms.length > 1 ? (
        <details className="alarm-fold">
          <summary>
            <Icon name="warning" /> <strong>{t('staff.alarm.several', { count: alarms.length })}</strong>
          </summary>
          {alarms}
        </details>
      ) : (
        alarms
      )}
      {typeof data?.monitoringUntil === 'string' ? (
        <Notice kind="info">
          <p>
            {t('staff.alarm.monitoring', { provider, until: formatMoment(data.monitoringUntil, language) })}{' '}
            {isOwner ? <Link to={servicesPath}>{t('staff.alarm.to_figures')}</Link> : null}
          </p>
        </Notice>
      ) : null}
    </div>
  );
}

function Uncovered({ offer, isOwner }: { offer: OfferWithoutAddressData; isOwner: boolean }) {
  const { t, language } = useTexts();
  const { id, title, isAll } = offer;
  return (
    <Notice kind="warning" title={t('staff.alarm.address_data', { title })}>
      <p>{t(`staff.alarm.address_data.${isAll ? 'all' : 'part'}`, { area: missingArea(offer, language) })}</p>
      <p className="actions">
        <Link to={`/staff/offers/${id}`}>{t('staff.alarm.to_offer')}</Link>
        {isOwner ? <Link to={servicesPath}>{t('staff.alarm.to_services')}</Link> : null}
      </p>
    </Notice>
  );
}

interface AlarmProps {
  alarm: AlarmNotice;
  /** The human check (CAPTCHA) in use. */
  provider: string;
  isOwner: boolean;
  now: number;
}

function Alarm({ alarm, provider, isOwner, now }: AlarmProps) {
  const { t, language } = useTexts();
  const { service, kind, held } = alarm;
  const since = formatSince(alarm.since, language, new Date(now));
  return (
    <Notice
      kind={kind === 'unavailable' ? 'warning' : 'error'}
      title={t(`staff.alarm.${service}.${kind}`, { since, provider })}
    >
      <p>
        {alarm.message === null ? null : <bdi>{alarm.message} </bdi>}
        {t(`staff.alarm.${service}.held`, { held })}
      </p>
      <p className="actions">
        {isOwner ? <Link to={servicesPath}>{t('staff.alarm.to_services')}</Link> : null}
        {held === 0 ? null : service === 'mail' ? (
          <Link to="/staff/mails">{t('staff.alarm.to_mails')}</Link>
        ) : (
          <Link to="/staff/requests?state=held">{t('staff.alarm.to_held')}</Link>
        )}
      </p>
    </Notice>
  );
}
