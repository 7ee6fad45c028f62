import { useSyncExternalStore } from 'react';

/** What was chosen since the page was loaded: without storage, the choice lasts until the page is left. */
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A choice that this browser keeps for the next visit, the same everywhere on the page.
 * @param key  The storage key.
 */
export function useStoredChoice(key: string, first: string): [string, (value: string) => void] {
  const value = useSyncExternalStore(subscribe, () => chosen.get(key) ?? storedChoice(key));
  const change = (next: string) => {
    chosen.set(key, next);
    storeChoice(key, next);
    for (const listener of listeners) listener();
  };
  return [value ?? first, change];
}

export function storedChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage, the choice lasts until the page is left.
  }
}
