import { submissionOfDraft, type CheckPage, type HumanCheckSettings } from '@doorstep/contract';
import type { HumanCheckControl } from '@doorstep/ui';
import { useCallback, useRef, useState, type RefObject } from 'react';
import type { MonitoredCheck } from '../check/use-monitored-check.ts';
import { deviceDrafts } from '../draft/device-drafts.ts';
import { useVisiting } from '../visit/visit-context.tsx';
import { pageOfProblem } from './page-of-problem.ts';
import { sendRequest, type SendOutcome } from './send-request.ts';

export type SendingPhase = 'waiting' | 'checking' | 'sending' | 'lost' | 'unavailable';

interface Sending {
  page: CheckPage;
  check: RefObject<HumanCheckControl | null>;
  /** Of the check that is on the page now. */
  settings: HumanCheckSettings;
  /** Runs the check that is only measured. */
  monitor: () => Promise<MonitoredCheck>;
  /** The server wants another check. It has to be on the page, and `check` its control, when this returns. */
  onNeeded: (settings: HumanCheckSettings) => void;
}

interface Send {
  /** What stands in the trap. */
  website: string;
  /** Chosen by the visitor where the check does not reach them: a person then looks at the request. */
  isUnchecked?: boolean;
}

/** What the check left to send with; `stopped` when the visitor is to decide how to go on. */
type Brought = { kind: 'token'; token: string } | { kind: 'nothing' } | { kind: 'stopped' };

/**
 * Sends the request of a check page: waits for the human check, sends once however often the button is pressed, after a
 * check that was spent or too old makes a new one and sends the same again, and so it does with another check where the
 * server asks for one.
 */
export function useSending({ page, check, settings, monitor, onNeeded }: Sending) {
  const [phase, setPhase] = useState<SendingPhase>('waiting');
  const isUnderWay = useRef(false);
  const { show } = useVisiting();

  const bring = useCallback(
    async (provider: HumanCheckSettings['provider']): Promise<Brought> => {
      setPhase('checking');
      // A press in the moment in which the page wakes: the check is about to be there.
      if (check.current === null) await new Promise((resolve) => setTimeout(resolve));
      const outcome = await check.current?.token();
      if (outcome?.kind === 'solved') return { kind: 'token', token: outcome.token };
      // The built-in check asks nothing of the visitor, so there is nothing they could do better: it goes without.
      return { kind: provider === 'pow' || outcome === undefined ? 'nothing' : 'stopped' };
    },
    [check],
  );

  const attempt = useCallback(
    (brought: Brought, website: string, monitoredCheck: MonitoredCheck): Promise<SendOutcome> => {
      setPhase('sending');
      const { draft, offer, formToken, idempotencyKey } = page;
      const body = {
        ...submissionOfDraft(draft, offer),
        formToken,
        website,
        ...(brought.kind === 'token' ? { humanCheck: brought.token } : {}),
        ...(monitoredCheck === undefined ? {} : { monitoredCheck }),
      };
      return sendRequest(offer.slug, body, idempotencyKey);
    },
    [page],
  );

  const send = useCallback(
    async ({ website, isUnchecked = false }: Send): Promise<void> => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      let current = settings;
      let isRenewed = false;
      let isNeeded = false;
      const measuring = isUnchecked ? undefined : monitor();
      for (;;) {
        const brought: Brought = isUnchecked ? { kind: 'nothing' } : await bring(current.provider);
        if (brought.kind === 'stopped') {
          isUnderWay.current = false;
          setPhase('waiting');
          check.current?.focus();
          return;
        }
        const outcome = await attempt(brought, website, await measuring);
        if (outcome.kind === 'sent') {
          // Stays under way: the next page is coming, and a second press must do nothing.
          deviceDrafts.sent(page.offer.slug);
          // In the place of the check page: the way back leads to no form that was sent already.
          location.replace(outcome.answer.url);
          return;
        }
        const problem = outcome.kind === 'problem' ? outcome.problem : null;
        if (problem?.code === 'human_check_needed' && problem.humanCheck !== undefined && !isNeeded) {
          isNeeded = true;
          current = problem.humanCheck;
          onNeeded(current);
          continue;
        }
        if (problem?.code === 'human_check_rejected' && brought.kind === 'token' && !isRenewed) {
          isRenewed = true;
          check.current?.discard();
          continue;
        }
        isUnderWay.current = false;
        if (problem === null) setPhase(outcome.kind as 'lost' | 'unavailable');
        else {
          // The refused attempt may have spent the check; the next one begins with a new one.
          check.current?.discard();
          show(pageOfProblem(problem, { ...page, humanCheck: current }));
        }
        return;
      }
    },
    [attempt, bring, check, monitor, onNeeded, page, settings, show],
  );

  return { phase, isBusy: phase === 'checking' || phase === 'sending', send };
}
