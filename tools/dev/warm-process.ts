import { type ChildProcess, spawn } from 'node:child_process';
import { root } from '../steps.ts';

interface Program {
  file: string;
  flags?: string[];
  env: Record<string, string>;
}

export interface WarmProcess {
  /** Sends one that has loaded its packages its message; the next one is started when `whenIdle` settles. */
  use(message: unknown, whenIdle: (child: ChildProcess) => Promise<unknown>): ChildProcess;
  end(): void;
}

/** Keeps one process waiting that has loaded what takes long to load. */
export function createWarmProcess({ file, flags = [], env }: Program): WarmProcess {
  let hasEnded = false;
  const start = () =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...flags, file], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
  let waiting: ChildProcess | null = start();
  return {
    use(message, whenIdle) {
      const child = waiting ?? start();
      waiting = null;
      child.send(message as object);
      void whenIdle(child).finally(() => {
        if (!hasEnded) waiting ??= start();
      });
      return child;
    },
    end() {
      hasEnded = true;
      waiting?.kill();
    },
  };
}
