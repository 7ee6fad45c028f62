import { dayMs } from '@doorstep/contract';

export function utcDay(at: number): number {
  return Math.floor(at / dayMs);
}

export function endOfUtcDay(at: number): number {
  return (utcDay(at) + 1) * dayMs;
}
