// When a call returns "not signed in" after a sign-in, the session has expired. The page stays as it is, with
// everything typed in it, and the sign-in opens above it.
type Listener = () => void;

let isExpired = false;
const listeners = new Set<Listener>();

/** A store for `useSyncExternalStore`. */
export const sessionExpiry = {
  get: () => isExpired,
  set: (next: boolean) => {
    isExpired = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
