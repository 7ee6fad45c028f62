import { flushCompileCache } from 'node:module';
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The pause of up to 0.2 s may meet one request. */
const idle = 0.05;

/**
 * A start leaves 50 MB of garbage behind, and V8 collects it only once as much again is in use. Collects it and returns
 * its memory, once the process has idled for a while.
 */
export function returnMemory({ everyMs = 10_000, busyFor = busyPart() } = {}): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (busyFor() > idle) return;
      clearInterval(timer);
      // Before the flag below: V8 rejects code that was compiled with other flags.
      flushCompileCache();
      collectAll();
      resolve();
    }, everyMs);
    timer.unref();
  });
}

/** The part of the time since the previous call in which the process was busy. */
function busyPart(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}

function collectAll(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: object) => void;
  // Other collections keep the freed pages.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
