import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../steps.ts';

export interface WarmServers {
  /** Starts the waiting server; the next one is loaded some time after `whenIdle` has settled. */
  use(whenIdle: (child: ChildProcess) => Promise<unknown>): ChildProcess;
  end(): void;
}

/** Lets the waiting page load first. */
const pauseMs = 400;

export function createWarmServers(env: Record<string, string>): WarmServers {
  let hasEnded = false;
  const load = () => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(root, 'tools/dev/warm-server.ts')],
      {
        cwd: root,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    // `exit` reports the end; an error of sending to it must not end this process.
    child.on('error', () => undefined);
    return child;
  };
  let waiting: ChildProcess | null = load();
  return {
    use(whenIdle) {
      // A server may have crashed while waiting.
      const child = waiting?.connected === true ? waiting : load();
      waiting = null;
      child.send('start');
      const loadLater = () => {
        setTimeout(() => {
          if (!hasEnded) waiting ??= load();
        }, pauseMs).unref();
      };
      void whenIdle(child).finally(loadLater);
      return child;
    },
    end() {
      hasEnded = true;
      waiting?.kill();
    },
  };
}
