import { type ChildProcess, spawn } from 'node:child_process';
import { root } from '../steps.ts';

interface Program {
  file: string;
  flags?: string[];
  args?: string[];
  env: Record<string, string>;
}

export interface WarmProcess {
  /** Sends one that has loaded its packages its message; the next one is started some time after `whenIdle` has settled. */
  use(message: unknown, whenIdle: (child: ChildProcess) => Promise<unknown>): ChildProcess;
  /** What the waiting one has loaded has changed. */
  renew(): void;
  end(): void;
}

/** The page that waits for the change is shown first. */
const pauseMs = 400;

/** Keeps one process waiting that has loaded what takes long to load. */
export function createWarmProcess({ file, flags = [], args = [], env }: Program): WarmProcess {
  let hasEnded = false;
  const start = () =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...flags, file, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
  let waiting: ChildProcess | null = start();
  const startLater = () => {
    setTimeout(() => {
      if (!hasEnded) waiting ??= start();
    }, pauseMs).unref();
  };
  return {
    use(message, whenIdle) {
      const child = waiting ?? start();
      waiting = null;
      child.send(message as object);
      void whenIdle(child).finally(startLater);
      return child;
    },
    renew() {
      waiting?.kill();
      waiting = null;
      startLater();
    },
    end() {
      hasEnded = true;
      waiting?.kill();
    },
  };
}
