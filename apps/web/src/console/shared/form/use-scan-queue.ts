import { useLayoutEffect, useReducer, useRef } from 'react';

/**
 * What is scanned while something is being sent waits its turn: a scanner does not, and its text has left the field.
 * @param isBusy  Something is being sent.
 * @param send    Sends one scan; called when nothing is being sent, with what the page shows by then.
 * @returns what takes a scan.
 */
export function useScanQueue<Scan>(isBusy: boolean, send: (scan: Scan) => void): (scan: Scan) => void {
  const waiting = useRef<Scan[]>([]);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // In the commit that ends the busy time: before a button could be pressed that sends something else.
  useLayoutEffect(() => {
    if (isBusy) return;
    const next = waiting.current.shift();
    if (next !== undefined) send(next);
  });
  return (scan) => {
    waiting.current.push(scan);
    drawAgain();
  };
}
