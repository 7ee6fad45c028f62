import { useState } from 'react';

/**
 * A choice that this browser keeps for the next visit.
 * @param key  Under which it is kept.
 */
export function useStoredChoice(key: string, first: string): [string, (value: string) => void] {
  const [value, setValue] = useState(() => read(key) ?? first);
  const change = (next: string) => {
    setValue(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // A browser that keeps nothing: the choice holds until the page is left.
    }
  };
  return [value, change];
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
