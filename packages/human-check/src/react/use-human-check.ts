import { useCallback, useEffect, useMemo, useReducer, useRef, type RefObject } from 'react';
import type { CheckOutcome, BrowserCheck } from '../browser/browser-check.ts';
import { nextHumanCheck, type HumanCheckState, type HumanCheckStep } from './human-check-state.ts';

export interface HumanCheckWork {
  check: BrowserCheck;
  /** `load` starts at once, `focus` when the visitor enters the surrounding form, `manual` by a button. */
  auto: 'load' | 'focus' | 'manual';
  onState?: ((state: HumanCheckState) => void) | undefined;
}

export interface HumanCheckControl {
  /** Call it when the form is sent: gets a valid token, or the failure. */
  token: () => Promise<CheckOutcome>;
  discard: () => void;
  focus: () => void;
}

/** A token is renewed this long before it expires, so that it does not expire while it is being sent. */
const marginMs = 60_000;
const slowAfterMs = 5000;

type Result = { kind: 'ready' } | CheckOutcome;

export function useHumanCheck(
  work: HumanCheckWork,
  root: RefObject<HTMLElement | null>,
): { state: HumanCheckState; start: () => void; control: HumanCheckControl } {
  const { check, auto } = work;
  const [state, dispatch] = useReducer(nextHumanCheck, { kind: 'idle' });
  const latest = useRef({ work, state });
  useEffect(() => {
    latest.current = { work, state };
    work.onState?.(state);
    // Each state is reported once, even if `onState` changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state]);
  useEffect(() => {
    latest.current.work = work;
  });

  const running = useRef<{ controller: AbortController; result: Promise<Result> } | null>(null);
  // Kept outside the state, which lags by one render: a discarded token must not be returned again.
  const held = useRef<{ token: string; validUntilMs: number } | null>(null);
  const run = useCallback(
    (step: HumanCheckStep, isRenewal: boolean): Promise<Result> => {
      if (running.current !== null) return running.current.result;
      const controller = new AbortController();
      const { signal } = controller;
      held.current = null;
      dispatch({ kind: 'started', step, isRenewal });
      const slow = setTimeout(() => dispatch({ kind: 'slow' }), slowAfterMs);
      const ask = async (): Promise<Result> => {
        const outcome = await check[step]({
          signal,
          container: root.current?.querySelector<HTMLElement>('[data-check-container]') ?? undefined,
          onOpen: () => clearTimeout(slow),
          onExpired: () => {
            held.current = null;
            dispatch({ kind: 'expired' });
          },
        }).catch((): Result => ({ kind: 'failed', failure: 'broken', code: 'internal-error' }));
        clearTimeout(slow);
        if (running.current?.controller === controller) running.current = null;
        if (signal.aborted) return { kind: 'failed', failure: 'broken', code: 'internal-error' };
        if (outcome.kind === 'solved') {
          held.current = { token: outcome.token, validUntilMs: Date.now() + outcome.validForMs };
          dispatch({ kind: 'solved', ...held.current });
        } else dispatch(outcome);
        return outcome;
      };
      const result = ask();
      running.current = { controller, result };
      return result;
    },
    [check, root],
  );

  useEffect(
    () => () => {
      running.current?.controller.abort();
      running.current = null;
      held.current = null;
      check.release();
      dispatch({ kind: 'reset' });
    },
    [check],
  );

  useEffect(() => {
    if (auto === 'load') void run('prepare', false);
    const form = root.current?.closest('form');
    if (auto !== 'focus' || form === null || form === undefined) return undefined;
    const begin = (): void => void (latest.current.state.kind === 'idle' && run('prepare', false));
    form.addEventListener('focusin', begin);
    // Autofocus, or a visitor faster than this script.
    if (form.contains(document.activeElement)) begin();
    return () => form.removeEventListener('focusin', begin);
  }, [auto, root, run]);

  useRenewal(state, run);

  const control = useMemo<HumanCheckControl>(
    () => ({
      token: async () => {
        const validForMs = (held.current?.validUntilMs ?? 0) - Date.now();
        if (held.current !== null && validForMs > 0) return { kind: 'solved', token: held.current.token, validForMs };
        // The current run may be only the preparation.
        const first = await run('solve', held.current !== null);
        const outcome = first.kind === 'ready' ? await run('solve', false) : first;
        return outcome.kind === 'ready' ? { kind: 'failed', failure: 'broken', code: 'internal-error' } : outcome;
      },
      discard: () => void run('prepare', true),
      focus: () => root.current?.focus(),
    }),
    [run, root],
  );
  return { state, start: () => void run('prepare', false), control };
}

/** Renews in time, or at once when the page wakes up after the token expired. */
function useRenewal(state: HumanCheckState, run: (step: HumanCheckStep, isRenewal: boolean) => Promise<Result>): void {
  const validUntilMs = state.kind === 'passed' ? state.validUntilMs : null;
  useEffect(() => {
    if (validUntilMs === null) return undefined;
    const leftMs = validUntilMs - Date.now();
    const waitMs = Math.max(leftMs - marginMs, leftMs / 2);
    // A timer may fire a moment early by the clock of `Date`, so the clock is not checked again.
    let isDue = false;
    const renewIfDue = (): void => void (isDue && !document.hidden && run('prepare', true));
    const timer = setTimeout(() => {
      isDue = true;
      renewIfDue();
    }, waitMs);
    document.addEventListener('visibilitychange', renewIfDue);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renewIfDue);
    };
  }, [validUntilMs, run]);
}
