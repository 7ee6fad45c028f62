import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react';
import { nextHumanCheck, type HumanCheckState } from './human-check-state.ts';

export interface SolvedCheck {
  token: string;
  /** Counted from now. */
  validForMs: number;
}

export interface HumanCheckWork<Challenge> {
  loadChallenge: (options: { signal: AbortSignal }) => Promise<Challenge>;
  solve: (challenge: Challenge, options: { signal: AbortSignal }) => Promise<SolvedCheck>;
  /** `load` at once, `focus` when the visitor enters the form around it, `manual` by a button. */
  auto: 'load' | 'focus' | 'manual';
  onState?: ((state: HumanCheckState) => void) | undefined;
}

export interface HumanCheckControl {
  /**
   * A token that is valid now, solved first where there is none. `null` when the check failed: send without it, the
   * server knows what to do.
   */
  token: () => Promise<string | null>;
  /** Throws the present token away (it was spent) and solves a new one without a word. */
  renew: () => Promise<string | null>;
}

/** A token is replaced this long before its end, so that one that is being sent does not expire on the way. */
const marginMs = 60_000;
const slowAfterMs = 5000;

/** Runs the check: begins when it should, renews what expires, tells who asks. */
export function useHumanCheck<Challenge>(
  work: HumanCheckWork<Challenge>,
  root: RefObject<HTMLElement | null>,
): { state: HumanCheckState; start: () => void; control: HumanCheckControl } {
  const { auto } = work;
  const [state, dispatch] = useReducer(nextHumanCheck, { kind: 'idle' });
  const latest = useRef({ work, state });
  useEffect(() => {
    latest.current = { work, state };
    work.onState?.(state);
    // Told of each state once, whoever listens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state]);
  useEffect(() => {
    latest.current.work = work;
  });

  const running = useRef<{ controller: AbortController; result: Promise<string | null> } | null>(null);
  const run = useCallback((isRenewal: boolean): Promise<string | null> => {
    if (running.current !== null) return running.current.result;
    const controller = new AbortController();
    const { signal } = controller;
    dispatch({ kind: 'started', isRenewal });
    const slow = setTimeout(() => dispatch({ kind: 'slow' }), slowAfterMs);
    const result = (async () => {
      try {
        const { work } = latest.current;
        const { token, validForMs } = await work.solve(await work.loadChallenge({ signal }), { signal });
        if (signal.aborted) return null;
        dispatch({ kind: 'solved', token, validUntilMs: Date.now() + validForMs });
        return token;
      } catch {
        if (!signal.aborted) dispatch({ kind: 'failed' });
        return null;
      } finally {
        clearTimeout(slow);
        if (running.current?.controller === controller) running.current = null;
      }
    })();
    running.current = { controller, result };
    return result;
  }, []);

  useEffect(
    () => () => {
      running.current?.controller.abort();
      running.current = null;
    },
    [],
  );

  useEffect(() => {
    if (auto === 'load') void run(false);
    const form = root.current?.closest('form');
    if (auto !== 'focus' || form === null || form === undefined) return undefined;
    const begin = (): void => void (latest.current.state.kind === 'idle' && run(false));
    form.addEventListener('focusin', begin);
    // Autofocus, or a visitor who was faster than this script.
    if (form.contains(document.activeElement)) begin();
    return () => form.removeEventListener('focusin', begin);
  }, [auto, root, run]);

  useRenewal(state, run);

  const token = useCallback(() => {
    const { state } = latest.current;
    const isValid = state.kind === 'passed' && state.validUntilMs > Date.now();
    return isValid ? Promise.resolve(state.token) : run(state.kind === 'passed');
  }, [run]);
  const renew = useCallback(() => run(true), [run]);
  return { state, start: () => void run(false), control: { token, renew } };
}

/** Renews in time, and at once on a page that slept past the end. */
function useRenewal(state: HumanCheckState, run: (isRenewal: boolean) => Promise<string | null>): void {
  const validUntilMs = state.kind === 'passed' ? state.validUntilMs : null;
  useEffect(() => {
    if (validUntilMs === null) return undefined;
    const leftMs = validUntilMs - Date.now();
    const waitMs = Math.max(leftMs - marginMs, leftMs / 2);
    // A timer may ring a moment early by the clock of `Date`: it is not asked again whether it is due.
    let isDue = false;
    const renewIfDue = (): void => void (isDue && !document.hidden && run(true));
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
