import type { Command } from './command.ts';
import { migrate } from './migrate.ts';
import { serve } from './serve.ts';

/** Every command, in the order of the overview. */
export const commands: Command[] = [serve, migrate];
