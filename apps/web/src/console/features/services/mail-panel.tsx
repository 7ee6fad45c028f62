import type { ServicesView } from '@doorstep/contract';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { Fact } from './fact.tsx';
import { ServiceTest, TestMessage } from './service-test.tsx';

export function MailPanel({ mail }: { mail: ServicesView['mail'] }) {
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
