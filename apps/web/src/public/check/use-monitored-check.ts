import type { CaptchaSettings, SubmissionBody } from '@doorstep/contract';
import { useCallback, useEffect, useMemo } from 'react';
import { checkOf } from './check-of.ts';

export type MonitoredCheck = SubmissionBody['monitoredCheck'];

/** Sending waits at most this long for a check that decides nothing … */
const withinMs = 4000;
/** … unless it shows a puzzle: it must not close while the visitor solves it. */
const withinOpenMs = 60_000;

/**
 * A check that runs in parallel on submission, only to be measured. Sending continues whatever its result.
 * @returns a function that runs it, and resolves to its token or an error code.
 */
export function useMonitoredCheck(
  settings: CaptchaSettings | null,
  { language, formToken }: { language: string; formToken: string },
): () => Promise<MonitoredCheck> {
  const check = useMemo(
    () => (settings === null ? null : checkOf(settings, { language, formToken })),
    [settings, language, formToken],
  );

  useEffect(() => {
    if (check === null) return undefined;
    const controller = new AbortController();
    void check.prepare({ signal: controller.signal });
    return () => {
      controller.abort();
      check.release();
    };
  }, [check]);

  return useCallback(async () => {
    if (check === null) return undefined;
    const controller = new AbortController();
    let limit: ReturnType<typeof setTimeout> | undefined;
    let end = (): void => {};
    const tooLate = new Promise<MonitoredCheck>((resolve) => {
      end = () => resolve({ error: 'timed-out' });
      limit = setTimeout(end, withinMs);
    });
    const onOpen = (): void => {
      clearTimeout(limit);
      limit = setTimeout(end, withinOpenMs);
    };
    const measure = async (): Promise<MonitoredCheck> => {
      const outcome = await check.solve({ signal: controller.signal, onOpen });
      return outcome.kind === 'solved' ? outcome.token : { error: outcome.code };
    };
    const found = await Promise.race([measure(), tooLate]);
    clearTimeout(limit);
    controller.abort();
    return found;
  }, [check]);
}
