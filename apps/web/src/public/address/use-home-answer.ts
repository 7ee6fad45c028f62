import type { AddressStep, HomeAnswer } from '@doorstep/contract';
import { useEffect, useRef, useState } from 'react';
import type { AddressEntry } from '../../shared/address/address-entry.ts';

/** `unknown` while loading, `down` if the call failed. */
export type HomeState = HomeAnswer | { kind: 'unknown' | 'down' };

const timeoutMs = 8000;

/**
 * Whether the offer is for the chosen home, in the server's words; null if none is chosen.
 * @param step The address step that came with the page.
 */
export function useHomeAnswer(
  slug: string,
  language: string,
  entry: AddressEntry,
  step: AddressStep,
): HomeState | null {
  const chosen = entry.kind === 'chosen' ? entry.chosen : null;
  const [found, setFound] = useState<{ of: unknown; answer: HomeState } | null>(null);
  const first = useRef(
    step.kind === 'chosen' && step.answer !== undefined ? { of: chosen, answer: step.answer } : null,
  );
  const known = [found, first.current].find((each) => each?.of === chosen)?.answer;

  useEffect(() => {
    if (chosen === null || known !== undefined) return undefined;
    const left = new AbortController();
    const { proof, id, copy } = chosen;
    const address = proof === '' ? { id, ...(copy.line1 === '' ? {} : { typed: copy }) } : { proof };
    const look = async (): Promise<void> => {
      const url = `/api/offers/${slug}/home?lang=${encodeURIComponent(language)}`;
      const answer = await ask(url, { address }, left.signal);
      if (!left.signal.aborted) setFound({ of: chosen, answer });
    };
    void look();
    return () => left.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each address
  }, [chosen]);

  return chosen === null ? null : (known ?? { kind: 'unknown' });
}

async function ask(url: string, body: unknown, signal: AbortSignal): Promise<HomeState> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'same-origin',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (answer.ok) return (await answer.json()) as HomeAnswer;
  } catch {
    // Reported as an outage.
  }
  return { kind: 'down' };
}
