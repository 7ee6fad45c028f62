import { useCallback, useEffect, useRef } from 'react';

/**
 * Waits until no button or finger is down, and for the click that follows. An error shown earlier, when pressing a
 * button blurs a field, would move the button and lose the click. A key press also ends the wait: after a menu opens,
 * no release is reported.
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
