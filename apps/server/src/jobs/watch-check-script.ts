import type { ScriptWatch } from '../human-check/script-watch.ts';
import type { Job } from './job-runner.ts';

const everyMs = 60_000;

/** Resolves the alarm about an unloadable script once browsers can load it, or no visitors come. */
export function watchCheckScript(script: Pick<ScriptWatch, 'check'>): Job {
  return {
    name: 'watch script of the human check',
    everyMs,
    async run() {
      await script.check();
      return false;
    },
  };
}
