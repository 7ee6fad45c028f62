// A test of a silent service takes this long. The request must arrive in time even on a busy machine.
const silentMs = 1000;
// Longer than any stall of a busy machine: a test of an answering service must not turn into one of a timeout.
const answeringMs = 20_000;

/** Timeout in milliseconds for the client of a service with this behaviour; by default the service answers. */
export function deadlineOf(behaviour?: { kind: string }): number {
  return behaviour?.kind === 'hang' || behaviour?.kind === 'stall' ? silentMs : answeringMs;
}
