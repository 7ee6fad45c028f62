/** A moment: milliseconds since 1970-01-01 UTC. On the wire it is an ISO 8601 string. */
export type Instant = number;

export function toIso(at: Instant): string;
export function toIso(at: Instant | null): string | null;
export function toIso(at: Instant | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
