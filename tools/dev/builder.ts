import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../steps.ts';

export interface Builder {
  /** Builds apps/web in these modes in turn. @throws Error with the message about a source. */
  build(modes: string[]): Promise<void>;
  /** Call when the configuration has changed: later builds use it. */
  renew(): void;
  end(): void;
}

export function createBuilder(): Builder {
  let child: ChildProcess | null = start();
  let isOutdated = false;

  const end = () => {
    child?.kill();
    child = null;
  };
  return {
    async build(modes) {
      // A process may have crashed while idle.
      if (isOutdated || child?.connected !== true) end();
      isOutdated = false;
      child ??= start();
      const problem = await answerOf(child, modes);
      if (problem === null) return;
      // The configuration itself may be wrong.
      end();
      throw new Error(problem);
    },
    renew() {
      isOutdated = true;
    },
    end,
  };
}

function start(): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'apps/web/vite-warm-build.ts')], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

async function answerOf(child: ChildProcess, modes: string[]): Promise<string | null> {
  let output = '';
  const listen = (chunk: Buffer) => (output += chunk.toString());
  const answer = Promise.withResolvers<string | null>();
  const end = () => answer.resolve(output.trim() || 'The build ended.');
  child.stderr?.on('data', listen);
  child.once('message', answer.resolve);
  child.once('exit', end);
  child.send(modes);
  try {
    return await answer.promise;
  } finally {
    child.stderr?.off('data', listen);
    child.off('message', answer.resolve);
    child.off('exit', end);
  }
}
