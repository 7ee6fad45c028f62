import { submissionOfDraft, type CheckPage } from '@doorstep/contract';
import type { HumanCheckControl } from '@doorstep/ui';
import { useCallback, useRef, useState, type RefObject } from 'react';
import { deviceDrafts } from '../draft/device-drafts.ts';
import { useVisiting } from '../visit/visit-context.tsx';
import { pageOfProblem } from './page-of-problem.ts';
import { sendRequest, type SendOutcome } from './send-request.ts';

export type SendingPhase = 'waiting' | 'checking' | 'sending' | 'lost' | 'unavailable';

/**
 * Sends the request of a check page: waits for the human check, sends once however often the button is pressed, and
 * after a check that was spent or too old solves a new one and sends the same again.
 */
export function useSending(page: CheckPage, check: RefObject<HumanCheckControl | null>) {
  const [phase, setPhase] = useState<SendingPhase>('waiting');
  const isUnderWay = useRef(false);
  const { show } = useVisiting();

  const attempt = useCallback(
    (token: string | null, website: string): Promise<SendOutcome> => {
      setPhase('sending');
      const { draft, offer, formToken, idempotencyKey } = page;
      const body = { ...submissionOfDraft(draft, offer), formToken, website };
      return sendRequest(offer.slug, token === null ? body : { ...body, humanCheck: token }, idempotencyKey);
    },
    [page],
  );

  const send = useCallback(
    async (website: string): Promise<void> => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setPhase('checking');
      let outcome = await attempt((await check.current?.token()) ?? null, website);
      if (outcome.kind === 'problem' && outcome.problem.code === 'human_check_rejected') {
        setPhase('checking');
        outcome = await attempt((await check.current?.renew()) ?? null, website);
      }
      if (outcome.kind === 'sent') {
        // Stays under way: the next page is coming, and a second press must do nothing.
        deviceDrafts.remove(page.offer.slug);
        location.assign(outcome.answer.url);
        return;
      }
      isUnderWay.current = false;
      if (outcome.kind === 'problem') {
        // The refused attempt may have spent the check; the next one begins with a new one.
        void check.current?.renew();
        show(pageOfProblem(outcome.problem, page));
      } else setPhase(outcome.kind);
    },
    [attempt, check, page, show],
  );

  return { phase, isBusy: phase === 'checking' || phase === 'sending', send };
}
