import {
  type CheckPage,
  type Draft,
  type ErrorCode,
  type HumanCheckSettings,
  type PageFrame,
  type Problem,
  type PublicOffer,
  type RefusedPage,
  type SubmissionAnswer,
  type SubmissionBody,
  isRefusal,
  submissionOfDraft,
} from '@doorstep/contract';
import type { HumanCheckControl } from '@doorstep/human-check/react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { MonitoredCheck } from '../check/use-monitored-check.ts';
import { deviceDrafts } from '../draft/device-drafts.ts';
import { useNavigationStatus } from '../navigation/navigation-context.tsx';
import { postForm } from '../navigation/post-form.ts';
import { refusedTitle } from '../refused/refused-words.ts';
import { useTexts } from '../texts/texts-context.tsx';
import { hrefIn } from '../texts/use-href.ts';
import { sendRequest } from './send-request.ts';

const timeoutMs = 10_000;

async function readOffer(slug: string, language: string): Promise<PublicOffer | null> {
  try {
    const answer = await fetch(`/api/offers/${slug}?lang=${encodeURIComponent(language)}`, {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok ? ((await answer.json()) as PublicOffer) : null;
  } catch {
    return null;
  }
}

export type SendingPhase = 'waiting' | 'checking' | 'sending';

export interface SendingIssue {
  kind: 'lost' | 'unavailable' | 'busy';
  /** Number of the visitor's attempt: automatic retries are not announced again. */
  attempt: number;
}

/** These concern the server, not the request: an earlier attempt may have arrived. */
const undecided: Partial<Record<ErrorCode, SendingIssue['kind']>> = {
  unavailable: 'unavailable',
  internal: 'unavailable',
  rate_limited: 'busy',
};

interface Sending {
  page: CheckPage;
  readDraft: () => Draft;
  check: RefObject<HumanCheckControl | null>;
  settings: HumanCheckSettings;
  monitor: () => Promise<MonitoredCheck>;
  onNeeded: (settings: HumanCheckSettings) => void;
  onChanged: () => void;
}

interface Send {
  website: string;
  /** The visitor chose to send without a working check: a person then reviews the request. */
  isUnchecked?: boolean;
  /** Automatic: the connection is back. */
  isByItself?: boolean;
}

type CheckResult = { kind: 'token'; token: string } | { kind: 'nothing' } | { kind: 'stopped' };

interface Attempted {
  checked: CheckResult;
  body: SubmissionBody;
}

/**
 * Sends a check page's request: waits for the human check and sends once, however often the button is pressed. If the
 * check was already used or too old, it makes a new one and sends again; likewise with another check if the server
 * asks for one. If an attempt got no response, exactly the same is sent again. Nothing is sent once the page has been
 * left.
 */
export function useSending({ page, readDraft, check, settings, monitor, onNeeded, onChanged }: Sending) {
  const [phase, setPhase] = useState<SendingPhase>('waiting');
  const [issue, setIssue] = useState<SendingIssue | null>(null);
  const [mayHaveArrived, setMayHaveArrived] = useState(false);
  const isUnderWay = useRef(false);
  const attempts = useRef(0);
  /** Null once a response has arrived. */
  const unanswered = useRef<Attempted | null>(null);
  const left = useRef(new AbortController());
  const latestDraft = useRef(readDraft);
  const latestOnChanged = useRef(onChanged);
  useEffect(() => {
    latestDraft.current = readDraft;
    latestOnChanged.current = onChanged;
  });
  const { show } = useNavigationStatus();
  const { t, frame } = useTexts();
  const language = frame.chosenLanguage ?? frame.language;

  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);

  const runCheck = useCallback(
    async (provider: HumanCheckSettings['provider']): Promise<CheckResult> => {
      setPhase('checking');
      // If pressed during hydration, the check is about to appear.
      if (check.current === null) await new Promise((resolve) => setTimeout(resolve));
      const outcome = await check.current?.token();
      if (outcome?.kind === 'solved') return { kind: 'token', token: outcome.token };
      // The built-in check asks nothing of visitors, so they cannot improve the result: send without it.
      return { kind: provider === 'pow' || outcome === undefined ? 'nothing' : 'stopped' };
    },
    [check],
  );

  const bodyOf = useCallback(
    (checked: CheckResult, website: string, monitoredCheck: MonitoredCheck): SubmissionBody => ({
      ...submissionOfDraft(latestDraft.current(), page.offer),
      formToken: page.formToken,
      website,
      ...(checked.kind === 'token' ? { humanCheck: checked.token } : {}),
      ...(monitoredCheck === undefined ? {} : { monitoredCheck }),
    }),
    [page],
  );

  const send = useCallback(
    async ({ website, isUnchecked = false, isByItself = false }: Send): Promise<void> => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      if (!isByItself) attempts.current += 1;
      const { signal } = left.current;
      let kept = isUnchecked ? null : unanswered.current;
      let current = settings;
      let isRenewed = false;
      let isNeeded = false;
      const measuring = isUnchecked || kept !== null ? undefined : monitor();
      for (;;) {
        const checked: CheckResult =
          kept?.checked ?? (isUnchecked ? { kind: 'nothing' } : await runCheck(current.provider));
        if (signal.aborted) return;
        if (checked.kind === 'stopped') {
          isUnderWay.current = false;
          setPhase('waiting');
          check.current?.focus();
          return;
        }
        const body = kept?.body ?? bodyOf(checked, website, await measuring);
        if (signal.aborted) return;
        kept = null;
        setPhase('sending');
        const isEmbedded = frame.embed !== null;
        const { idempotencyKey } = page;
        const outcome = await sendRequest(page.offer.slug, { body, idempotencyKey, isEmbedded, signal });
        if (outcome.kind === 'sent') {
          // Stays in progress: the next page is loading, and a second press must do nothing.
          deviceDrafts.sent(page.offer.id);
          if (isEmbedded) return await openFramedReceipt(outcome.answer, { slug: page.offer.slug, frame });
          // Replaces the check page, so that Back does not show the form already sent.
          location.replace(outcome.answer.url);
          return;
        }
        if (signal.aborted) return;
        const problem = outcome.kind === 'problem' ? outcome.problem : null;
        const kind = outcome.kind === 'problem' ? undecided[outcome.problem.code] : outcome.kind;
        if (problem === null || kind !== undefined) {
          isUnderWay.current = false;
          unanswered.current = { checked, body };
          if (kind !== 'busy') setMayHaveArrived(true);
          setIssue({ kind: kind ?? 'unavailable', attempt: attempts.current });
          setPhase('waiting');
          return;
        }
        unanswered.current = null;
        setIssue(null);
        setMayHaveArrived(false);
        if (problem.code === 'human_check_needed' && problem.humanCheck !== undefined && !isNeeded) {
          isNeeded = true;
          current = problem.humanCheck;
          onNeeded(current);
          continue;
        }
        if (problem.code === 'human_check_rejected' && checked.kind === 'token' && !isRenewed) {
          isRenewed = true;
          check.current?.discard();
          continue;
        }
        if (problem.code === 'request_invalid' || problem.code === 'offer_changed') {
          isUnderWay.current = false;
          setPhase('waiting');
          latestOnChanged.current();
          return;
        }
        // The refused attempt may have used up the check; the next one starts a new one.
        check.current?.discard();
        const draft = latestDraft.current();
        const offer = (await readOffer(page.offer.slug, language)) ?? page.offer;
        const next = pageOfProblem(problem, { ...page, offer, draft, humanCheck: current });
        const title = next.kind === 'refused' ? refusedTitle(next, t) : document.title;
        try {
          await show(next, { title, texts: { [`error.${problem.code}`]: [problem.title] } });
        } catch {
          // The connection was lost after the refusal: sent again, the request is answered again.
          setIssue({ kind: 'lost', attempt: attempts.current });
          setPhase('waiting');
        }
        isUnderWay.current = false;
        return;
      }
    },
    [bodyOf, runCheck, check, frame, language, monitor, onNeeded, page, settings, show, t],
  );

  return { phase, issue, mayHaveArrived, isBusy: phase !== 'waiting', send };
}

async function openFramedReceipt(
  { reference, url }: SubmissionAnswer,
  { slug, frame }: { slug: string; frame: PageFrame },
): Promise<void> {
  // The receipt opens even if the parent page cannot be notified.
  await import('../frame/parent-page.ts').then(({ postSent }) => postSent(slug)).catch(() => undefined);
  const secret = new URL(url).pathname.split('/').at(-1) ?? '';
  postForm(hrefIn(frame, `/r/${reference}`), [['secret', secret]]);
}

export function pageOfProblem(
  problem: Pick<Problem, 'code' | 'left' | 'canQueue' | 'claimToken'>,
  page: CheckPage,
): CheckPage | RefusedPage {
  const { offer, draft, idempotencyKey, formToken } = page;
  const { left = [], canQueue = false, claimToken } = problem;
  // The offer was withdrawn while the page was open.
  const code = problem.code === 'offer_not_found' ? 'closed' : problem.code;
  if (isRefusal(code)) {
    const email = draft['contact.email'] ?? '';
    const claim =
      claimToken === undefined ? null : { token: claimToken, kind: '' as const, text: '', email, errors: [] };
    const { addressLines } = page;
    return { kind: 'refused', code, offer, draft, addressLines, left, canQueue, claim, idempotencyKey, formToken };
  }
  return { ...page, problem: { code } };
}
