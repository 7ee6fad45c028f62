import type { ScriptWatch } from '../human-check/script-watch.ts';
import type { Job } from './job-runner.ts';

const everyMs = 60_000;

/** Ends the alarm about a script that browsers could not load, when they can again or nobody comes any more. */
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
