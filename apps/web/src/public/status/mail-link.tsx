import type { StatusMail } from '@doorstep/contract';
import { Button, Notice, TextInput } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';

/** Having the link to this page mailed, now or later: a plain form. */
export function MailLink({ reference, mail }: { reference: string; mail: StatusMail }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const { knownAs, outcome, typed } = mail;
  return (
    <section id="mail-link" className="mail-link" aria-label={t('public.mail_link.open')}>
      {outcome === 'sent' && (
        <Notice kind="info" role="status">
          {t('public.mail_link.sent')}
        </Notice>
      )}
      {outcome === 'limited' && (
        <Notice kind="warning" role="alert">
          {t('public.mail_link.limited')}
        </Notice>
      )}
      <details className="withdraw" open={outcome === 'email_invalid'}>
        <summary>{t('public.mail_link.open')}</summary>
        <form method="post" action={`${href(`/r/${reference}/mail`)}#mail-link`} noValidate>
          {knownAs === '' ? (
            <TextInput
              id="mail-link-email"
              name="email"
              type="email"
              label={t('public.contact.email')}
              hint={t('public.mail_link.hint')}
              autoComplete="email"
              spellCheck={false}
              defaultValue={typed}
              {...(outcome === 'email_invalid' ? { error: t('field_error.not_an_email') } : {})}
            />
          ) : (
            <p dir="auto">{t('public.mail_link.known', { address: knownAs })}</p>
          )}
          <Button type="submit" look="secondary">
            {t('public.mail_link.send')}
          </Button>
        </form>
      </details>
    </section>
  );
}
