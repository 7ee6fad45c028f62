import type { ChangePage } from '@doorstep/contract';
import { Button, ErrorSummary, Notice } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { PageHero } from '../frame/page-hero.tsx';
import { ContactFields } from '../offer/contact-fields.tsx';
import { ItemFields } from '../offer/item-fields.tsx';
import { QuestionField } from '../offer/question-field.tsx';
import { useFieldErrors, type FieldErrors } from '../offer/use-field-errors.ts';
import { Local } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';

export function ChangeView({ page }: { page: ChangePage }): ReactNode {
  const { t, frame } = useTexts();
  const href = useHref();
  const { offer, reference, field, draft } = page;
  const errors = useFieldErrors(page.errors, draft, offer);
  const confirms = field === 'email' && frame.sendsEmails;
  return (
    <>
      <PageHero before={t('public.change.title')} heading={<Heading page={page} />} />
      <div className="columns columns--one">
        <form className="request-form" method="post" action={href(`/r/${reference}/change/${field}`)} noValidate>
          <ErrorSummary title={t('public.form.problem')} errors={errors.summary} />
          {page.problem !== null && <Refusal page={page} code={page.problem.code} left={page.problem.left} />}
          <div className="form-part">
            <Field page={page} errors={errors} />
            {field === 'items' && <p className="quiet">{t('public.change.items_kept')}</p>}
            {confirms && (
              <Notice kind="info" title={t('public.change.email_both', { known: page.email === '' ? 'no' : 'yes' })}>
                <p>{t('public.change.email_both_text', { known: page.email === '' ? 'no' : 'yes' })}</p>
              </Notice>
            )}
          </div>
          <div className="form-end">
            <Button type="submit" name="step" value="save">
              {t(confirms ? 'public.change.save_email' : 'public.change.save')}
            </Button>
            <p>
              <a href={href(`/r/${reference}/change`)}>{t('public.change.keep')}</a>
            </p>
          </div>
        </form>
      </div>
    </>
  );
}

function Heading({ page: { field, offer } }: { page: ChangePage }): ReactNode {
  const { t } = useTexts();
  if (field === 'items') return <span id="part-items">{t('public.form.items')}</span>;
  if (field === 'name' || field === 'email' || field === 'phone') return t(`public.contact.${field}`);
  const question = offer.questions.find(({ id }) => field === `answer.${id}`);
  return question === undefined ? null : <Local of={question.label} />;
}

function Field({ page, errors }: { page: ChangePage; errors: FieldErrors }): ReactNode {
  const { t } = useTexts();
  const { offer, field, draft } = page;
  if (field === 'items') return <ItemFields items={offer.items} draft={draft} errors={errors} />;
  if (field === 'name' || field === 'email' || field === 'phone')
    return (
      <>
        <ContactFields offer={offer} draft={draft} errors={errors} only={(place) => place === `contact.${field}`} />
        {field === 'email' && page.email !== '' && (
          <p className="quiet" dir="auto">
            {t('public.change.now', { value: page.email })}
          </p>
        )}
      </>
    );
  const question = offer.questions.find(({ id }) => field === `answer.${id}`);
  return question === undefined ? null : <QuestionField question={question} draft={draft} errors={errors} />;
}

function Refusal({
  page: { offer, field },
  code,
  left,
}: {
  page: ChangePage;
  code: NonNullable<ChangePage['problem']>['code'];
  left: NonNullable<ChangePage['problem']>['left'];
}): ReactNode {
  const { t } = useTexts();
  const short = left.map(({ item, left: more }) => ({ more, of: offer.items.find(({ id }) => id === item) }));
  const isOfItems = field === 'items' && (code === 'sold_out' || code === 'already_asked');
  const id = isOfItems || code === 'rate_limited' || code === 'human_check_needed' ? code : null;
  return (
    <Notice kind="warning" role="alert" title={t('public.change.not_changed')}>
      <p>{id === null ? t(`error.${code}`) : t(`public.change.refused.${id}`)}</p>
      {short.map(
        ({ of, more }) =>
          of !== undefined && (
            <p key={of.id}>
              <Local of={of.name} />: {t('public.change.left', { left: more })}
            </p>
          ),
      )}
    </Notice>
  );
}
