/** What was found for the texts that came latest. */
export interface Memory<Found> {
  get(text: string): Found | undefined;
  set(text: string, found: Found): void;
}

/**
 * Two maps that take turns: to take the oldest out of a single one is to walk past all that were taken out before.
 * @param least So many of the latest are remembered, and never more than twice as many.
 */
export function createMemory<Found>(least: number): Memory<Found> {
  let latest = new Map<string, Found>();
  let before = latest;
  const set = (text: string, found: Found) => {
    if (latest.size >= least) {
      before = latest;
      latest = new Map();
    }
    latest.set(text, found);
  };
  return {
    get(text) {
      const known = latest.get(text);
      if (known !== undefined) return known;
      const older = before.get(text);
      if (older !== undefined) set(text, older);
      return older;
    },
    set,
  };
}

/** Remembers what is made of a text, so that it is made once for the texts that come latest. */
export function remember<Made>(least: number): (text: string, make: (text: string) => Made) => Made {
  const memory = createMemory<Made>(least);
  return (text, make) => {
    const known = memory.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    memory.set(text, made);
    return made;
  };
}
