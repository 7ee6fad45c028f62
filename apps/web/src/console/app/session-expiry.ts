// A call that comes back "not signed in" while somebody was signed in means that the session ran out. The page stays
// as it is, with everything typed in it, and the sign-in opens above it.
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
