const secondMs = 1000;

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** What is left until a moment, rounded up to whole seconds; null once it is over. */
export function timeLeft(untilMs: number, nowMs: number): TimeLeft | null {
  const seconds = Math.ceil((untilMs - nowMs) / secondMs);
  if (seconds <= 0) return null;
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/**
 * How far the server's clock is ahead of this device's.
 * @param askedAtMs  By this device, before the question.
 * @param answeredAtMs  By this device, after the answer; the server's time is taken to lie in the middle.
 */
export function clockAheadMs(serverTime: string, askedAtMs: number, answeredAtMs: number): number {
  return Date.parse(serverTime) - (askedAtMs + answeredAtMs) / 2;
}
