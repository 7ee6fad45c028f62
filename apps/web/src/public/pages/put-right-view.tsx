import type { ChangeField, PutRightPage } from '@doorstep/contract';
import { Button, Notice } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { AnswerText } from '../check/answer-text.tsx';
import { PageHero } from '../frame/page-hero.tsx';
import { Local } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';

export function PutRightView({ page }: { page: PutRightPage }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const { offer, reference, draft } = page;
  const items = offer.items.filter(({ id }) => (draft[`quantity.${id}`] ?? '') !== '');
  const contact = (['name', 'email', 'phone'] as const).filter((field) => offer.contact[field] !== 'off');
  return (
    <>
      <PageHero
        before={t('public.status.title', { reference })}
        heading={t('public.change.title')}
        lead={
          offer.places === null
            ? t('public.change.until', { date: page.packedBy || 'none' })
            : t('public.change.until_collected')
        }
      />
      <div className="columns columns--one">
        {page.done !== null && (
          <Notice kind="success" role="status">
            {t(`public.change.email_${page.done}`)}
          </Notice>
        )}
        <p className="quiet">
          {t('public.change.shown')} <a href={href(`/r/${reference}`)}>{t('public.change.hide')}</a>
        </p>
        <dl className="check-rows">
          {page.addressLines.length > 0 && (
            <Row page={page} field="address" label={t('public.check.address')}>
              {page.addressLines.map((line) => (
                <span key={line} className="check-row__line" dir="auto">
                  {line}
                </span>
              ))}
            </Row>
          )}
          <Row page={page} field={page.canChangeItems ? 'items' : null} label={t('public.check.items')}>
            {items.map((item) => (
              <span key={item.id} className="check-row__line">
                {draft[`quantity.${item.id}`]} × <Local of={item.name} />
              </span>
            ))}
          </Row>
          {contact.map((field) => (
            <Row key={field} page={page} field={field} label={t(`public.contact.${field}`)}>
              {draft[`contact.${field}`] ? (
                <bdi>{draft[`contact.${field}`]}</bdi>
              ) : (
                <span className="quiet">{t('public.check.not_given')}</span>
              )}
              {field === 'email' && page.newEmail !== '' && <NewEmail page={page} />}
            </Row>
          ))}
          {offer.questions.map((question) => (
            <Row key={question.id} page={page} field={`answer.${question.id}`} label={question.label.text}>
              <AnswerText question={question} value={draft[`answer.${question.id}`] ?? ''} of={offer} />
            </Row>
          ))}
        </dl>
        <Notice kind="info" title={t('public.change.place')}>
          <p>{t('public.change.place_text')}</p>
        </Notice>
        <p>
          <a href={href(`/r/${reference}`)}>{t('public.change.back')}</a>
        </p>
      </div>
    </>
  );
}

interface RowProps {
  page: PutRightPage;
  field: ChangeField | 'address' | null;
  label: string;
  children: ReactNode;
}

function Row({ page: { reference }, field, label, children }: RowProps): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const path = field === 'address' ? 'address' : `change/${field}`;
  return (
    <div className="check-row">
      <dt>{label}</dt>
      <dd className="check-row__value">{children}</dd>
      {field !== null && (
        <dd className="check-row__change">
          <a href={href(`/r/${reference}/${path}`)}>
            {t('public.check.change')}
            <span className="ds-visually-hidden"> {label}</span>
          </a>
        </dd>
      )}
    </div>
  );
}

function NewEmail({ page: { reference, newEmail, draft } }: { page: PutRightPage }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  return (
    <form method="post" action={href(`/r/${reference}/change/email`)} className="check-row__line">
      <p className="quiet" dir="auto">
        {t('public.change.email_waits', { asked: newEmail, current: draft['contact.email'] || 'none' })}
      </p>
      <input type="hidden" name="contact.email" value={newEmail} />
      <div className="buttons">
        <Button type="submit" look="quiet" name="step" value="again">
          {t('public.change.email_again')}
        </Button>
        <Button type="submit" look="quiet" name="step" value="keep">
          {t('public.change.email_keep')}
        </Button>
      </div>
    </form>
  );
}
