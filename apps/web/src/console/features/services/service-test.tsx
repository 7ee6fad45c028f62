import { Button } from '@doorstep/ui';
import type { ServiceTestFinding, TestedService } from '@doorstep/contract';
import { ErrorNotice } from '../../shared/page/notice.tsx';
import { MomentText } from '../../shared/texts/moment-text.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useServiceTest, useTestMessage } from './services-api.ts';

interface ServiceTestProps {
  service: TestedService;
  fromHere?: { url: string; key: string } | null;
}

export function ServiceTest({ service, fromHere = null }: ServiceTestProps) {
  const { t } = useTexts();
  const test = useServiceTest(service, fromHere);
  return (
    <Asked
      test={test}
      name={t(`staff.services.test.${service}`)}
      label={t(test.isPending ? 'staff.services.test.busy' : 'staff.services.test')}
    />
  );
}

/** A button that sends a test message to the person who presses it, with the mail server's answer. */
export function TestMessage() {
  const { t } = useTexts();
  const test = useTestMessage();
  return (
    <Asked
      test={test}
      name={t('staff.services.mail.message')}
      label={t(test.isPending ? 'staff.services.mail.message_busy' : 'staff.services.mail.message')}
    />
  );
}

interface AskedProps {
  test: ReturnType<typeof useTestMessage>;
  name: string;
  label: string;
}

function Asked({ test, name, label }: AskedProps) {
  const { t } = useTexts();
  return (
    <>
      <div className="actions">
        <Button look="secondary" aria-label={name} isBusy={test.isPending} onClick={() => test.mutate()}>
          {label}
        </Button>
      </div>
      <ErrorNotice error={test.error} />
      <div aria-live="polite">
        {test.data === undefined || test.isPending ? null : (
          <>
            <ul className="findings">
              {test.data.findings.map((finding) => (
                <Finding key={finding.subject} finding={finding} />
              ))}
            </ul>
            <p className="muted">
              <MomentText moments={{ at: test.data.at }} text={(marks) => t('staff.services.test.done', marks)} />
            </p>
          </>
        )}
      </div>
    </>
  );
}

function Finding({ finding }: { finding: ServiceTestFinding }) {
  const { t } = useTexts();
  const { subject, state, outcome, values, provider } = finding;
  return (
    <li className="finding">
      <div className="alarm-row-head">
        <span className={`badge badge-finding-${state}`}>{t(`staff.services.state.${state}`)}</span>
        <strong>{t(`staff.services.subject.${subject}`)}</strong>
      </div>
      <p>{t(`staff.services.found.${outcome}`, values)}</p>
      {provider === null ? null : (
        <>
          <p dir="auto">{provider.description}</p>
          <dl className="facts" dir="auto">
            {provider.cause === '' ? null : (
              <div>
                <dt>{t('staff.services.cause')}</dt>
                <dd dir="auto">{provider.cause}</dd>
              </div>
            )}
            {provider.resolution === '' ? null : (
              <div>
                <dt>{t('staff.services.resolution')}</dt>
                <dd dir="auto">{provider.resolution}</dd>
              </div>
            )}
          </dl>
        </>
      )}
    </li>
  );
}
