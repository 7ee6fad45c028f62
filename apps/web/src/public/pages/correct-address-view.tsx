import { draftFromFields, type CorrectAddressPage, type ErrorCode } from '@doorstep/contract';
import type { TextId } from '@doorstep/messages';
import { Button, ErrorSummary, Notice, useIsHydrated } from '@doorstep/ui';
import { useCallback, useRef, type ReactNode } from 'react';
import { AddressSection } from '../address/address-section.tsx';
import { PageHero } from '../frame/page-hero.tsx';
import { useFieldErrors } from '../offer/use-field-errors.ts';
import { Local } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';

export function CorrectAddressView({ page }: { page: CorrectAddressPage }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const { offer, draft, reference, problem, isReturned } = page;
  const errors = useFieldErrors(page.errors, draft, offer);
  const form = useRef<HTMLFormElement>(null);
  const readDraft = useCallback(
    () => (form.current === null ? draft : draftFromFields(new FormData(form.current))),
    [draft],
  );
  return (
    <>
      <PageHero
        before={<Local of={offer.title} />}
        heading={t(isReturned ? 'public.change.ask_again' : 'public.correct.title')}
      />
      <div className="columns columns--one">
        <p className="lead" dir="auto">
          {isReturned
            ? t('public.change.ask_again_text', { address: page.addressLines.join(', ') })
            : t('public.correct.text')}
        </p>
        <form
          ref={form}
          className="request-form"
          method="post"
          action={`${href(`/r/${reference}/address`)}#correct-address`}
          noValidate
        >
          <FirstButton page={page} />
          <ErrorSummary title={t('public.form.problem')} errors={errors.summary} />
          {problem !== null && (
            <Notice kind="warning" role="alert" title={t('public.correct.not_taken')}>
              <p>{t(refusalId(problem))}</p>
            </Notice>
          )}
          <section className="form-part" aria-labelledby="correct-address">
            <h2 id="correct-address">{t('public.correct.heading')}</h2>
            {!isReturned && (
              <p className="quiet" dir="auto">
                {t('public.correct.now', { address: page.addressLines.join(', ') })}
              </p>
            )}
            <AddressSection page={page} errors={errors} readDraft={readDraft} onChange={() => {}} />
          </section>
          <div className="form-end">
            <Button type="submit" name="step" value="correct">
              {t(isReturned ? 'public.change.ask_again_send' : 'public.correct.send')}
            </Button>
            <p>
              <a href={href(`/r/${reference}`)}>{t(isReturned ? 'public.change.back' : 'public.correct.back')}</a>
            </p>
          </div>
        </form>
      </div>
    </>
  );
}

function refusalId(code: ErrorCode): TextId {
  if (code === 'already_asked') return 'public.correct.already_asked';
  if (code === 'rate_limited' || code === 'human_check_needed') return `public.change.refused.${code}`;
  return `error.${code}`;
}

function FirstButton({ page }: { page: CorrectAddressPage }): ReactNode {
  const isHydrated = useIsHydrated();
  const { kind } = page.address;
  const next =
    isHydrated || kind === 'chosen' || kind === 'typed' ? 'correct' : kind === 'suggestions' ? 'pick' : 'find';
  return (
    <button className="ds-visually-hidden" type="submit" name="step" value={next} tabIndex={-1} aria-hidden="true" />
  );
}
