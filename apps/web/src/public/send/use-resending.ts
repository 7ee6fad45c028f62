import { useEffect, useRef, useState } from 'react';

const everyMs = 5000;

/**
 * Sends again by itself after the connection was lost: when the browser says that it is back, and every few seconds
 * while the page is in view. The same submission under the same key is one request, however often it arrives.
 */
export function useResending(isLost: boolean, send: () => void): { isResending: boolean; cancelResending: () => void } {
  const [isCancelled, setCancelled] = useState(false);
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });
  const isResending = isLost && !isCancelled;
  useEffect(() => {
    if (!isResending) return undefined;
    const sendAgain = (): void => {
      if (!document.hidden && navigator.onLine) latestSend.current();
    };
    const timer = setInterval(sendAgain, everyMs);
    addEventListener('online', sendAgain);
    return () => {
      clearInterval(timer);
      removeEventListener('online', sendAgain);
    };
  }, [isResending]);
  return { isResending, cancelResending: () => setCancelled(true) };
}
