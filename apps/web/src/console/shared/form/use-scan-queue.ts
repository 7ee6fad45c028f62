import { useLayoutEffect, useReducer, useRef } from 'react';

/**
 * Queues scans while one is being sent: a scanner does not wait, and its text has left the field.
 * @param isBusy  Whether a request is in flight.
 * @param send    Sends one scan; called once idle, with what the page shows by then.
 * @returns a function that takes a scan.
 */
export function useScanQueue<Scan>(isBusy: boolean, send: (scan: Scan) => void): (scan: Scan) => void {
  const waiting = useRef<Scan[]>([]);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // A layout effect, so that the next scan is sent before any button can be pressed.
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
