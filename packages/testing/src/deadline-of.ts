// A test of silence takes as long. The request must have arrived by then, on a busy machine too.
const silentMs = 1000;
// Longer than a busy machine is away: a deadline that passes while the service answers is another test than the one
// that stands there.
const answeringMs = 20_000;

/** Milliseconds for which a test's client should wait for a service that behaves so; without a behaviour it answers. */
export function deadlineOf(behaviour?: { kind: string }): number {
  return behaviour?.kind === 'hang' || behaviour?.kind === 'stall' ? silentMs : answeringMs;
}
