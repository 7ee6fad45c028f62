import type { AddressStep, Draft } from '@doorstep/contract';

/** Idle minutes after which what was typed leaves the device: it may be a shared one. */
export const idleLimitMs = 30 * 60_000;
/** The visitor is warned this long before. */
export const warningMs = 5 * 60_000;

export interface KeptDraft {
  draft: Draft;
  address: AddressStep;
}

export type DraftFound = { kind: 'none' } | { kind: 'expired' } | { kind: 'kept'; kept: KeptDraft };

export function encodeDraft(kept: KeptDraft, nowMs: number): string {
  return JSON.stringify({ ...kept, savedAtMs: nowMs });
}

/** Whatever cannot be read counts as none. */
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
