import type { CheckPage, ProofOfWorkSettings } from '@doorstep/contract';
import { Button, ErrorSummary, HumanCheck, Notice, type HumanCheckControl } from '@doorstep/ui';
import { useMemo, useRef, type FormEvent, type ReactNode } from 'react';
import { CheckRows } from '../check/check-rows.tsx';
import { useSolver } from '../check/use-solver.ts';
import { IdleWarning } from '../draft/idle-warning.tsx';
import { useIdleDraft } from '../draft/use-idle-draft.ts';
import { PageHero } from '../frame/page-hero.tsx';
import { HiddenDraft } from '../offer/hidden-draft.tsx';
import { Trap } from '../offer/trap.tsx';
import { useFieldErrors } from '../offer/use-field-errors.ts';
import { useSending } from '../send/use-sending.ts';
import { Local } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';
import { useIsLive } from '../use-is-live.ts';
import { VisitFailure } from '../visit/visit-failure.tsx';
import { useCheckTexts } from '../check/use-check-texts.ts';

/** "Check your request": every answer with its way back, the human check, and the button that sends. */
export function CheckView({ page }: { page: CheckPage }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const isLive = useIsLive();
  const check = useRef<HumanCheckControl>(null);
  const { phase, isBusy, send } = useSending(page, check);
  const errors = useFieldErrors(page.errors, page.draft, page.offer);
  const { slug } = page.offer;
  const { save, isWarning } = useIdleDraft(slug, () => ({
    draft: page.draft,
    address:
      page.draft['address.way'] === 'typed'
        ? { kind: 'typed' }
        : { kind: 'chosen', lines: page.addressLines, unit: page.draft['unit'] ?? '', asksForUnit: page.asksForUnit },
  }));
  const changeErrors = useMemo(
    () => errors.summary.map(({ fieldId, message }) => ({ fieldId: `change-${fieldId}`, message })),
    [errors],
  );

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute('name') === 'step') return; // a Change button
    event.preventDefault();
    void send(trapOf(event.currentTarget));
  };

  return (
    <>
      <PageHero before={<Local of={page.offer.title} />} heading={t('public.check.title')} />
      <div className="columns columns--one">
        <form method="post" action={href(`/o/${slug}/send`)} data-visits="" onSubmit={onSubmit}>
          <ErrorSummary title={t('public.form.problem')} errors={changeErrors} />
          {page.problem !== null && (
            <Notice kind="warning" role="alert" title={t('public.check.not_sent')}>
              <p>{t(`error.${page.problem.code}`)}</p>
            </Notice>
          )}
          {isWarning && <IdleWarning onKeep={save} />}
          <HiddenDraft draft={page.draft} offer={page.offer} />
          <input type="hidden" name="idempotencyKey" value={page.idempotencyKey} />
          <input type="hidden" name="formToken" value={page.formToken} />
          <Trap />
          <CheckRows page={page} errors={errors} />
          <p className="not-yet">{t('public.check.nothing_reserved')}</p>
          {isLive && page.humanCheck.provider === 'pow' ? (
            <LiveCheck settings={page.humanCheck} control={check} />
          ) : (
            <PlainCheck canMailLink={page.canMailLink} />
          )}
          <div className="form-end">
            <VisitFailure />
            {(phase === 'lost' || phase === 'unavailable') && (
              <Notice kind="warning" role="alert" title={t(`public.send.${phase}_title`)}>
                <p>{t(`public.send.${phase}_text`)}</p>
              </Notice>
            )}
            <Button type="submit" isBusy={isBusy}>
              {phase === 'lost' || phase === 'unavailable' ? t('public.action.try_again') : t('public.check.send')}
            </Button>
            <p className="quiet" role="status">
              {phase === 'checking' && t('public.send.checking')}
              {phase === 'sending' && t('public.send.sending')}
            </p>
          </div>
        </form>
      </div>
    </>
  );
}

function trapOf(form: HTMLFormElement): string {
  const value = new FormData(form).get('website');
  return typeof value === 'string' ? value : '';
}

interface LiveCheckProps {
  settings: ProofOfWorkSettings;
  control: React.RefObject<HumanCheckControl | null>;
}

function LiveCheck({ settings, control }: LiveCheckProps): ReactNode {
  const texts = useCheckTexts();
  const { loadChallenge, solve } = useSolver(settings.challengeUrl);
  return (
    <HumanCheck ref={control} name="humanCheck" auto="load" texts={texts} loadChallenge={loadChallenge} solve={solve} />
  );
}

/** Where no script solves the check: what that means for the request, said before it is sent. */
function PlainCheck({ canMailLink }: { canMailLink: boolean }): ReactNode {
  const { t } = useTexts();
  return (
    <div className="until-live">
      <input type="hidden" name="humanCheck" value="" />
      <Notice kind="info" title={t('public.check.plain_title')}>
        <p>{canMailLink ? t('public.check.plain_mail') : t('public.check.plain_held')}</p>
      </Notice>
    </div>
  );
}
