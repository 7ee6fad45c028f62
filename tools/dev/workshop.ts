import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.ts';
import type { Part } from './parts-of.ts';

interface WarmServers {
  /** Starts the waiting server; the next one is loaded some time after `whenIdle` has settled. */
  use(whenIdle: (child: ChildProcess) => Promise<unknown>): ChildProcess;
  end(): void;
}

/** Lets the waiting page load first. */
const pauseMs = 400;

function createWarmServers(env: Record<string, string>): WarmServers {
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

type PagesPart = Exclude<Part, 'server' | 'builder'>;
const modes: Record<PagesPart, string[]> = {
  pages: ['public', 'server'],
  console: ['console'],
  embed: ['panel', 'embed'],
};
const listening = /^Listening on (http:\/\/\S+)$/m;

export interface Workshop {
  markStale(parts: Part[]): void;
  isStale(parts: Part[]): boolean;
  /** @returns the server's address. @throws Error with the output of a build or a start. */
  make(parts: Part[]): Promise<string>;
  end(): Promise<void>;
}

export function createWorkshop({
  env,
  print,
}: {
  env: Record<string, string>;
  print: (text: string) => void;
}): Workshop {
  const builder = createBuilder();
  const servers = createWarmServers({ ...env, PORT: '0' });
  const stale = new Set<Part>(['server']);
  let current: { child: ChildProcess; url: string } | null = null;
  let before: Promise<unknown> = Promise.resolve();

  async function build(parts: PagesPart[]): Promise<void> {
    // `npm start` must not reuse this build.
    rmSync(join(root, 'apps/web/dist/stamp.json'), { force: true });
    await builder.build(parts.flatMap((part) => modes[part]));
  }

  async function startServer(): Promise<void> {
    const child = servers.use((started) => Promise.race([ended(started), isListening(started)]));
    const output = outputOf(child);
    const url = await Promise.race([isListening(child), ended(child).then(() => null)]);
    if (url === null) throw new Error(output());
    if (current === null) child.stdout?.on('data', (chunk: Buffer) => print(chunk.toString()));
    current?.child.kill('SIGINT');
    current = { child, url };
    child.stderr?.on('data', (chunk: Buffer) => {
      if (current?.child === child) print(chunk.toString());
    });
  }

  async function makeNow(parts: Part[]): Promise<string> {
    const wanted = parts.filter((part) => stale.has(part));
    if (wanted.length === 0 && current !== null) return current.url;
    const built = wanted.filter((part): part is PagesPart => part in modes);
    // Before the build, so that a change during the build makes them stale again.
    for (const part of wanted) stale.delete(part);
    try {
      const knownFiles = consoleFiles();
      if (built.length > 0) await build(built);
      // The server reads the renderer and the file names once.
      const isOnlyConsole = wanted.every((part) => part === 'console') && consoleFiles() === knownFiles;
      if (current === null || !isOnlyConsole) await startServer();
    } catch (error) {
      for (const part of wanted) stale.add(part);
      throw error;
    }
    return current?.url ?? '';
  }

  return {
    markStale(parts) {
      for (const part of parts) {
        if (part === 'builder') builder.renew();
        else stale.add(part);
      }
    },
    isStale: (parts) => parts.some((part) => stale.has(part)),
    make(parts) {
      const made = before.then(() => makeNow(parts));
      before = made.catch(() => undefined);
      return made;
    },
    async end() {
      for (const process of [builder, servers]) process.end();
      if (current === null) return;
      current.child.kill('SIGINT');
      await ended(current.child);
    },
  };
}

/** What the server caches of the built console: its document and its file names. */
function consoleFiles(): string {
  const folder = join(root, 'apps/web/dist/console');
  try {
    const names = readdirSync(folder, { recursive: true }).map(String).toSorted();
    return [readFileSync(join(folder, 'index.html'), 'utf8'), ...names].join('\n');
  } catch {
    return '';
  }
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', resolve));
}

function outputOf(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return () => output.trim();
}

function isListening(child: ChildProcess): Promise<string> {
  const output = outputOf(child);
  return new Promise((resolve) => {
    child.stdout?.on('data', () => {
      const url = listening.exec(output())?.[1];
      if (url !== undefined) resolve(url);
    });
  });
}

interface Builder {
  /** Builds apps/web in these modes in turn. @throws Error with the message about a source. */
  build(modes: string[]): Promise<void>;
  /** Call when the configuration has changed: later builds use it. */
  renew(): void;
  end(): void;
}

function createBuilder(): Builder {
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
