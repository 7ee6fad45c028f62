import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first client render, so that both match; then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
