import type { AddressStep, Draft } from '@doorstep/contract';

export const idleLimitMs = 30 * 60_000;
export const warningMs = 5 * 60_000;

export interface KeptDraft {
  draft: Draft;
  address: AddressStep;
}

export type DraftFound = { kind: 'none' } | { kind: 'expired' } | { kind: 'kept'; kept: KeptDraft };

export function encodeDraft(kept: KeptDraft, nowMs: number): string {
  return JSON.stringify({ ...kept, savedAtMs: nowMs });
}

export function decodeDraft(text: string | null, nowMs: number): DraftFound {
  if (text === null) return { kind: 'none' };
  try {
    const { draft, address, savedAtMs } = JSON.parse(text) as Partial<KeptDraft> & { savedAtMs?: unknown };
    if (typeof savedAtMs !== 'number' || !isDraft(draft) || typeof address?.kind !== 'string') return { kind: 'none' };
    if (nowMs - savedAtMs >= idleLimitMs) return { kind: 'expired' };
    return { kind: 'kept', kept: { draft, address } };
  } catch {
    return { kind: 'none' };
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((entry) => typeof entry === 'string')
  );
}
