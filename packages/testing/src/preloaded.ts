import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TakenOut } from './take-out.ts';

const preload = (file: string): string => `--import=${pathToFileURL(join(import.meta.dirname, file)).href}`;

/** Settings of a server process that runs with these guards taken out. It does not start when one is not found. */
export function withoutGuards(changes: TakenOut[]): Record<string, string> {
  return { NODE_OPTIONS: preload('take-out.ts'), TAKE_OUT: JSON.stringify(changes) };
}

/** Settings of a server process whose clock every SIGUSR2 sets `stepMs` on; a negative step sets it back. */
export function withSteppedClock(stepMs: number): Record<string, string> {
  return { NODE_OPTIONS: preload('step-clock.ts'), CLOCK_STEP_MS: String(stepMs) };
}
