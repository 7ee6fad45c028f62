import { captchas, type CaptchaView, type MonitoredFigures, type ServicesView } from '@doorstep/contract';
import { MomentText } from '../../shared/texts/moment-text.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { Fact } from './fact.tsx';
import { ServiceTest } from './service-test.tsx';

export function HumanCheckPanel({ humanCheck }: { humanCheck: ServicesView['humanCheck'] }) {
  const { t } = useTexts();
  return (
    <section className="panel" aria-labelledby="human-check">
      <h2 id="human-check">{t('staff.services.human_check')}</h2>
      <dl className="facts">
        <Fact term={t('staff.services.in_use')}>
          {humanCheck.inUse === 'pow' ? t('staff.services.human_check.pow') : captchas[humanCheck.inUse].name}
        </Fact>
        {humanCheck.inUse === 'pow' ? null : <CaptchaFacts captcha={humanCheck} />}
      </dl>
      <ServiceTest service="human-check" />
    </section>
  );
}

function CaptchaFacts({ captcha }: { captcha: CaptchaView }) {
  const { t } = useTexts();
  const { when, fallback, siteKey, hasSecret, scriptHost, verifyUrl, reports, browsers, monitor } = captcha;
  const provider = captchas[captcha.inUse].name;
  return (
    <>
      <Fact term={t('staff.services.when')}>{t(`staff.services.when.${when}`)}</Fact>
      <Fact term={t('staff.services.other_way')}>{t(`staff.services.other_way.${fallback}`)}</Fact>
      {monitor === null ? null : (
        <>
          <Fact term={t('staff.services.monitor')}>
            <MomentText
              moments={{ at: monitor.until }}
              text={(marks) =>
                t(monitor.isOver ? 'staff.services.monitor.over' : 'staff.services.monitor.until', marks)
              }
            />
          </Fact>
          <Figures checks={monitor.checks} provider={provider} />
        </>
      )}
      <Fact term={t('staff.services.site_key')}>
        <code>{siteKey}</code>
      </Fact>
      <Fact term={t('staff.services.secret')}>
        {t(hasSecret ? 'staff.services.secret.set' : 'staff.services.secret.missing')}
      </Fact>
      <Fact term={t('staff.services.script_host')}>
        <code>{scriptHost}</code>
      </Fact>
      <Fact term={t('staff.services.verify_url')}>
        <code>{verifyUrl}</code>
      </Fact>
      <Fact term={t('staff.services.browsers')}>
        {t('staff.services.browsers.figures', { failed: browsers.failed, total: browsers.failed + browsers.loaded })}
      </Fact>
      <Fact term={t('staff.services.reports')}>
        {reports ? t('staff.services.reports.on', { provider }) : t('staff.services.reports.off')}
      </Fact>
    </>
  );
}

function Figures({ checks, provider }: { checks: MonitoredFigures | null; provider: string }) {
  const { t } = useTexts();
  if (checks === null) return null;
  return (['passed', 'rejected', 'unavailable', 'notProvided'] as const).map((figure) => (
    <Fact key={figure} term={t(`staff.services.monitor.${figure}`, { provider })}>
      {t('staff.number', { number: checks[figure] })}
    </Fact>
  ));
}
