import {
  type Captcha,
  type CheckPage,
  type Draft,
  type FieldError,
  type HumanCheckSettings,
  captchas,
  draftFromFields,
} from '@doorstep/contract';
import { HumanCheck, type HumanCheckControl } from '@doorstep/human-check/react';
import { Button, ErrorSummary, Notice, useIsHydrated } from '@doorstep/ui';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { halfTypedDates } from '../../shared/half-typed-dates.ts';
import { BriefIcon } from '../brief/brief-icon.tsx';
import { BriefSteps } from '../brief/brief-steps.tsx';
import { BriefTexts } from '../brief/brief-texts.tsx';
import { AskedFields, askedFields } from '../check/asked-fields.tsx';
import { checkOf } from '../check/check-of.ts';
import { CheckRows, addressPlace } from '../check/check-rows.tsx';
import { useCheckTexts } from '../check/use-check-texts.ts';
import { useMonitoredCheck } from '../check/use-monitored-check.ts';
import { IdleWarning } from '../draft/idle-warning.tsx';
import { useIdleDraft } from '../draft/use-idle-draft.ts';
import { PageHero } from '../frame/page-hero.tsx';
import { NavigationFailure } from '../navigation/navigation-failure.tsx';
import { HiddenDraft } from '../offer/hidden-draft.tsx';
import { Honeypot } from '../offer/honeypot.tsx';
import { OfferChanges } from '../offer/offer-changes.tsx';
import { useFieldErrors } from '../offer/use-field-errors.ts';
import { useSending } from '../send/use-sending.ts';
import { Local } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref, useOutside } from '../texts/use-href.ts';

const everyMs = 5000;

/**
 * Resends by itself after a lost connection: when the browser reports that it is back, and every few seconds while the
 * page is visible. The same submission with the same key is one request, however often it arrives.
 */
function useResending(isLost: boolean, send: () => void): { isResending: boolean; cancelResending: () => void } {
  const [isCancelled, setCancelled] = useState(false);
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });
  const isResending = isLost && !isCancelled;
  useEffect(() => {
    if (!isResending) return undefined;
    const sendAgain = (): void => {
      if (!document.hidden && navigator.onLine) latestSend.current();
    };
    const timer = setInterval(sendAgain, everyMs);
    addEventListener('online', sendAgain);
    return () => {
      clearInterval(timer);
      removeEventListener('online', sendAgain);
    };
  }, [isResending]);
  return { isResending, cancelResending: () => setCancelled(true) };
}

/** "Check your request": every answer with a Change button, the human check, and the Send button. */
export function CheckView({ page }: { page: CheckPage }): ReactNode {
  const { t, frame } = useTexts();
  // A puzzle appears in the visitor's language, which the offer may have even if the interface does not.
  const language = frame.readerLanguage;
  const href = useHref();
  const outside = useOutside();
  const isHydrated = useIsHydrated();
  const security = isHydrated ? 'running' : page.problem?.code === 'human_check_needed' ? 'absent' : 'awaited';
  const form = useRef<HTMLFormElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const check = useRef<HumanCheckControl>(null);
  const [settings, setSettings] = useState(page.humanCheck);
  const [previous, setPrevious] = useState<HumanCheckSettings['provider'] | null>(null);
  const change = (next: HumanCheckSettings): void => flushSync(() => setSettings(next));
  const monitor = useMonitoredCheck(page.monitoredCheck, { language, formToken: page.formToken });
  const readDraft = (): Draft => (form.current === null ? page.draft : draftFromFields(new FormData(form.current)));
  const { phase, issue, mayHaveArrived, isBusy, send } = useSending({
    page,
    readDraft,
    check,
    settings,
    monitor,
    onChanged: () => form.current?.requestSubmit(again.current),
    onNeeded: (needed) => {
      setPrevious(settings.provider);
      change(needed);
    },
  });
  const needed = settings.provider === 'pow' ? 'provider_down' : 'needed';
  const provider = previous === null || previous === 'pow' ? '' : captchas[previous].name;
  const website = (): string => (form.current === null ? '' : honeypotOf(form.current));
  const { isResending, cancelResending } = useResending(
    issue?.kind === 'lost',
    () => void send({ website: website(), isByItself: true }),
  );
  const takeFallback = (other: HumanCheckSettings | null): void => {
    if (other === null) return void send({ website: website(), isUnchecked: true });
    change(other);
    check.current?.focus(); // the pressed button disappeared with the previous check
  };
  const [halfTyped, setHalfTyped] = useState<FieldError[]>([]);
  const errors = useFieldErrors(halfTyped.length > 0 ? halfTyped : page.errors, page.draft, page.offer);
  const isAsked = useMemo(() => askedFields(errors), [errors]);
  const hasAsked = errors.summary.some(({ fieldId }) => isAsked(fieldId));
  const { slug } = page.offer;
  const { save, isWarning } = useIdleDraft(page.offer, () => ({
    draft: readDraft(),
    address:
      page.draft['address.way'] === 'typed'
        ? { kind: 'typed' }
        : { kind: 'chosen', lines: page.addressLines, asksForUnit: page.asksForUnit },
  }));
  const changeErrors = useMemo(
    () =>
      errors.summary.map(({ fieldId, message }) => ({
        fieldId: isAsked(fieldId)
          ? fieldId
          : `change-${fieldId.startsWith('address.') ? addressPlace(page.draft, errors) : fieldId}`,
        message,
      })),
    [errors, isAsked, page.draft],
  );

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute('name') === 'step') return; // a Change button
    event.preventDefault();
    const names = halfTypedDates(event.currentTarget);
    setHalfTyped(names.map((name) => ({ field: name.replace(/^answer\./, 'answers.'), code: 'day_form' })));
    if (names.length === 0) void send({ website: website() });
  };

  return (
    <>
      <PageHero before={<Local of={page.offer.title} />} heading={t('public.check.title')} />
      <div className="columns columns--one">
        <form
          ref={form}
          className="check-form"
          method="post"
          action={href(`/o/${slug}/send`)}
          data-navigates=""
          onInput={save}
          onSubmit={onSubmit}
        >
          <ErrorSummary title={t('public.form.problem')} errors={changeErrors} />
          {page.problem !== null && !mayHaveArrived && (
            <Notice kind="warning" role="alert" title={t('public.check.not_sent')}>
              <p>{t(`error.${page.problem.code}`)}</p>
            </Notice>
          )}
          {isWarning && <IdleWarning onKeep={save} />}
          <OfferChanges changes={page.changes} />
          <HiddenDraft draft={page.draft} offer={page.offer} except={isAsked} />
          <input type="hidden" name="idempotencyKey" value={page.idempotencyKey} />
          <input type="hidden" name="formToken" value={page.formToken} />
          <Honeypot />
          {hasAsked && <AskedFields page={page} errors={errors} isAsked={isAsked} />}
          <CheckRows page={page} errors={errors} isAsked={isAsked} />
          <button ref={again} hidden type="submit" name="step" value="again" formAction={href(`/o/${slug}/check`)}>
            {t('public.action.try_again')}
          </button>
          <div className="check-form__send">
            <BeforeSend brief={page.brief} security={security} />
            {previous !== null && (
              <Notice kind="info" role="alert" title={t(`public.check.${needed}_title`)}>
                <p>{t(`public.check.${needed}_text`, { provider })}</p>
              </Notice>
            )}
            {isHydrated ? (
              <LiveCheck
                language={language}
                formToken={page.formToken}
                key={settings.provider}
                settings={settings}
                control={check}
                isBusy={isBusy}
                onFallback={takeFallback}
                monitoredNote={
                  page.monitoredCheck !== null && <CaptchaNote provider={page.monitoredCheck.provider} isMonitored />
                }
              />
            ) : (
              <input type="hidden" name="humanCheck" value="" />
            )}
            <div className="form-end">
              <NavigationFailure />
              {issue !== null && (
                <Notice
                  key={issue.attempt}
                  kind="warning"
                  role="alert"
                  title={t(issue.kind === 'busy' ? 'public.navigation.busy_title' : `public.send.${issue.kind}_title`)}
                >
                  <p>{t(issue.kind === 'busy' ? 'public.navigation.busy_text' : `public.send.${issue.kind}_text`)}</p>
                  {isResending && (
                    <p>
                      {t('public.send.resending')}{' '}
                      <button type="button" className="ds-link-button" onClick={cancelResending}>
                        {t('public.send.cancel')}
                      </button>
                    </p>
                  )}
                </Notice>
              )}
              <p className="quiet">
                {page.brief.privacy}{' '}
                <a href={href('/privacy')} {...outside}>
                  {t('public.footer.privacy')}
                </a>
              </p>
              <Button type="submit" isBusy={isBusy} {...(security === 'awaited' && { name: 'step', value: 'early' })}>
                {issue !== null ? t('public.action.try_again') : page.brief.send}
              </Button>
              {security === 'awaited' && (
                <noscript>
                  <input type="hidden" name="plain" value="yes" />
                </noscript>
              )}
              {!mayHaveArrived && <p className="quiet">{t('public.check.nothing_reserved')}</p>}
              <p className="quiet" role="status">
                {phase === 'checking' && t('public.send.checking')}
                {phase === 'sending' && t('public.send.sending')}
              </p>
            </div>
          </div>
        </form>
      </div>
    </>
  );
}

function honeypotOf(form: HTMLFormElement): string {
  const value = new FormData(form).get('website');
  return typeof value === 'string' ? value : '';
}

/** Whether scripts can solve the security check: `awaited` before they run, `absent` once a request came without them. */
type Security = 'running' | 'awaited' | 'absent';

function BeforeSend({ brief, security }: { brief: CheckPage['brief']; security: Security }): ReactNode {
  const { t } = useTexts();
  return (
    <section className="box" aria-labelledby="on-send">
      <h2 id="on-send">{t('public.check.on_send')}</h2>
      <p className="giving">
        <BriefIcon name={brief.giving.icon} />
        <span>
          <strong>
            <Local of={brief.giving.title} />
          </strong>{' '}
          <span className="quiet">
            <BriefTexts of={brief.giving.texts} />
          </span>
        </span>
      </p>
      {security !== 'absent' && (
        <div className={security === 'awaited' ? 'unless-plain' : undefined}>
          <BriefSteps steps={brief.steps} isAboutToBegin />
        </div>
      )}
      {security !== 'running' && (
        <div className={security === 'awaited' ? 'until-hydrated' : undefined}>
          <Notice kind="info" title={t('public.check.plain_title')}>
            <p>{t('public.check.plain_text')}</p>
          </Notice>
          <BriefSteps steps={brief.plainSteps} isAboutToBegin />
        </div>
      )}
    </section>
  );
}

interface LiveCheckProps {
  settings: HumanCheckSettings;
  language: string;
  formToken: string;
  control: RefObject<HumanCheckControl | null>;
  isBusy: boolean;
  onFallback: (other: HumanCheckSettings | null) => void;
  monitoredNote: ReactNode;
}

function LiveCheck(props: LiveCheckProps): ReactNode {
  const { settings, language, formToken, control, isBusy, onFallback, monitoredNote } = props;
  const { t } = useTexts();
  const texts = useCheckTexts(settings.provider);
  const check = useMemo(() => checkOf(settings, { language, formToken }), [settings, language, formToken]);
  const other = settings.provider === 'pow' ? null : settings.fallback;
  return (
    <HumanCheck
      ref={control}
      name="humanCheck"
      auto="load"
      texts={texts}
      check={check}
      fallback={{
        label: t(other === null ? 'public.captcha.send_without' : 'public.captcha.use_built_in'),
        onChoose: () => !isBusy && onFallback(other),
      }}
    >
      {settings.provider === 'pow' ? monitoredNote : <CaptchaNote provider={settings.provider} />}
    </HumanCheck>
  );
}

interface CaptchaNoteProps {
  provider: Captcha;
  isMonitored?: boolean;
}

function CaptchaNote({ provider, isMonitored = false }: CaptchaNoteProps): ReactNode {
  const { t } = useTexts();
  const { name, privacyUrl, termsUrl } = captchas[provider];
  return (
    <p className="captcha-note quiet">
      {t(isMonitored ? 'public.captcha.monitored_note' : 'public.captcha.note', { provider: name })}{' '}
      <a href={privacyUrl} target="_blank" rel="noreferrer">
        {t('public.captcha.privacy')}
      </a>{' '}
      <a href={termsUrl} target="_blank" rel="noreferrer">
        {t('public.captcha.terms')}
      </a>
    </p>
  );
}
