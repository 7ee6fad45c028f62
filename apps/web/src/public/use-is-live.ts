import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True once scripts run: false on the server and in the first picture of the page, so that both are the same. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
