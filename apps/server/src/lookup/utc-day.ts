const dayMs = 86_400_000;

/** Days since 1970, UTC. */
export function utcDay(at: number): number {
  return Math.floor(at / dayMs);
}

/** The first moment of the next day, UTC. */
export function endOfUtcDay(at: number): number {
  return (utcDay(at) + 1) * dayMs;
}
