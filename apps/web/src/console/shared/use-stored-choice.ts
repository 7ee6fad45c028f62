import { useState } from 'react';

/**
 * A choice that this browser keeps for the next visit.
 * @param key  The storage key.
 */
export function useStoredChoice(key: string, first: string): [string, (value: string) => void] {
  const [value, setValue] = useState(() => storedChoice(key) ?? first);
  const change = (next: string) => {
    setValue(next);
    storeChoice(key, next);
  };
  return [value, change];
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
