type Listener = () => void;

let waiting: ((isEntered: boolean) => void)[] = [];
const listeners = new Set<Listener>();

function setWaiting(next: typeof waiting): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Calls that wait until people have entered their password again; a store for `useSyncExternalStore`. */
export const passwordAgain = {
  isNeeded: () => waiting.length > 0,
  /** @returns whether the password was entered; false if the dialog was closed. */
  ask: () => new Promise<boolean>((resolve) => setWaiting([...waiting, resolve])),
  answer: (isEntered: boolean) => {
    const answered = waiting;
    setWaiting([]);
    for (const resolve of answered) resolve(isEntered);
  },
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
