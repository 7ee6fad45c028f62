import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server, and in the first rendering that takes over from it, so that both are the same; then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
