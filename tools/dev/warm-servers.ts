import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../steps.ts';

export interface WarmServers {
  /** Starts the one that waits; the next one is loaded some time after `whenIdle` has settled. */
  use(whenIdle: (child: ChildProcess) => Promise<unknown>): ChildProcess;
  end(): void;
}

/** The page that waits for the change is shown first. */
const pauseMs = 400;

/** Keeps one server waiting that has loaded its sources. */
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
    // That it is gone is said by `exit`; what is sent to it just then must not end us as well.
    child.on('error', () => undefined);
    return child;
  };
  let waiting: ChildProcess | null = load();
  return {
    use(whenIdle) {
      // One that has crashed while it waited is of no use.
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
