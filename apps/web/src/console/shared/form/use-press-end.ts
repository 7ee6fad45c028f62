import { useCallback, useEffect, useRef } from 'react';

/**
 * Waits until no button or finger is down, and for the click that follows. An error shown sooner, when a field is left by
 * pressing a button, moves the button away, and the browser then clicks nothing. A key ends the wait as well: where a
 * menu opened, no release is reported.
 */
export function usePressEnd(): () => Promise<void> {
  const press = useRef(Promise.resolve());
  useEffect(() => {
    const controller = new AbortController();
    let release = (): void => {};
    const begin = (): void => {
      const { promise, resolve } = Promise.withResolvers<void>();
      release();
      release = resolve;
      press.current = promise;
    };
    const end = (): void => void setTimeout(release);
    const options = { capture: true, signal: controller.signal };
    document.addEventListener('pointerdown', begin, options);
    for (const name of ['pointerup', 'pointercancel', 'dragend', 'contextmenu', 'keydown'] as const)
      document.addEventListener(name, end, options);
    return () => {
      controller.abort();
      release();
    };
  }, []);
  return useCallback(() => press.current, []);
}
