import { useEffect, useRef, type RefObject } from 'react';

/** For what follows an answer: whether its page is still there. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return isMounted;
}
