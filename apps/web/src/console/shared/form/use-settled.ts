import { useEffect, useState } from 'react';

/** About the pause after a finished word. */
const pauseMs = 400;

/** A debounced value, so that dependent calls are not made per keystroke. */
export function useSettled<T>(value: T): T {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(settled) as T;
}
