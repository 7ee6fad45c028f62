import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../steps.ts';

export interface Builder {
  /** Builds apps/web in these modes, one after the other. @throws Error with what is wrong with a source. */
  build(modes: string[]): Promise<void>;
  /** The configuration has changed: what is built next is built by it. */
  renew(): void;
  end(): void;
}

/** Keeps a process that builds. */
export function createBuilder(): Builder {
  const start = () =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'apps/web/vite-warm-build.ts')], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
  let child: ChildProcess | null = start();

  const end = () => {
    child?.kill();
    child = null;
  };
  return {
    async build(modes) {
      child ??= start();
      const problem = await answerOf(child, modes);
      if (problem === null) return;
      // It may be the configuration itself that is wrong.
      end();
      throw new Error(problem);
    },
    renew: end,
    end,
  };
}

/** What is wrong, or null. */
function answerOf(child: ChildProcess, modes: string[]): Promise<string | null> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    child.once('message', (problem: string | null) => resolve(problem));
    child.once('exit', () => resolve(output.trim() || 'The build ended.'));
    child.send(modes);
  });
}
