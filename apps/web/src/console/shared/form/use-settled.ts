import { useEffect, useState } from 'react';

/** About the pause of somebody who has finished a word. */
const pauseMs = 400;

/** A value once it has been the same for a moment: what it is asked about is not asked for every letter. */
export function useSettled<T>(value: T): T {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(settled) as T;
}
