import type { FindPage } from '@doorstep/contract';
import { Button, ErrorSummary, TextInput } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { PageHero } from '../frame/page-hero.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';

/** "Find my request", for visitors who have lost the link. The response is the same whether a request exists or not. */
export function FindView({ page }: { page: FindPage }): ReactNode {
  const { t, frame } = useTexts();
  const href = useHref();
  const asks = (
    <>
      <p>{t('public.find.neither_text')}</p>
      <p>
        <a href={href('/')}>{t('public.action.other_offers')}</a>
      </p>
    </>
  );
  if (!frame.sendsEmails) {
    return (
      <>
        <PageHero heading={t('public.find.title')} lead={t('public.find.no_mail')} door="shut" />
        <div className="columns columns--one">{asks}</div>
      </>
    );
  }
  if (page.isSent) {
    return (
      <>
        <PageHero heading={t('public.find.sent')} lead={t('public.find.sent_lead')} door="shut" />
        <div className="columns columns--one">
          <p>{t('public.find.sent_text')}</p>
          <section className="about">
            <h2>{t('public.find.nothing')}</h2>
            <p>{t('public.find.nothing_text')}</p>
            <p>
              <a href={href('/r')}>{t('public.action.try_again')}</a>
            </p>
          </section>
        </div>
      </>
    );
  }
  const at = (field: string) => {
    const found = page.errors.find((error) => error.field === field);
    return found === undefined ? {} : { error: t(`public.find.${field === 'email' ? 'email' : 'reference'}_wrong`) };
  };
  return (
    <>
      <PageHero heading={t('public.find.title')} lead={t('public.find.lead')} door="shut" />
      <div className="columns columns--one">
        <form className="request-form" method="post" action={href('/r')} noValidate>
          <ErrorSummary
            title={t('public.form.problem')}
            errors={page.errors.map(({ field }) => ({ fieldId: field, message: at(field).error ?? '' }))}
          />
          <div className="form-part">
            <TextInput
              id="reference"
              name="reference"
              label={t('public.find.reference')}
              hint={t('public.find.reference_hint')}
              width="medium"
              autoComplete="off"
              spellCheck={false}
              defaultValue={page.reference}
              {...at('reference')}
            />
            <TextInput
              id="email"
              name="email"
              type="email"
              label={t('public.contact.email')}
              hint={t('public.find.email_hint')}
              width="full"
              autoComplete="email"
              spellCheck={false}
              defaultValue={page.email}
              {...at('email')}
            />
          </div>
          <div className="form-end">
            <Button type="submit">{t('public.find.send')}</Button>
          </div>
        </form>
        <section className="about">
          <h2>{t('public.find.neither')}</h2>
          {asks}
        </section>
      </div>
    </>
  );
}
