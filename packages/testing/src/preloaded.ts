import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TakenOut } from './take-out.ts';

const preload = (file: string): string => `--import=${pathToFileURL(join(import.meta.dirname, file)).href}`;

/** Environment for a server process without these guards. It does not start if a guard is not found. */
export function withoutGuards(changes: TakenOut[]): Record<string, string> {
  return { NODE_OPTIONS: preload('take-out.ts'), TAKE_OUT: JSON.stringify(changes) };
}

/** Environment for a server process whose clock moves by `stepMs`, which may be negative, on every SIGUSR2. */
export function withSteppedClock(stepMs: number): Record<string, string> {
  return { NODE_OPTIONS: preload('step-clock.ts'), CLOCK_STEP_MS: String(stepMs) };
}
