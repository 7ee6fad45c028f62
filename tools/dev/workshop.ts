import type { ChildProcess } from 'node:child_process';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.ts';
import { createBuilder } from './builder.ts';
import type { Part } from './parts-of.ts';
import { createWarmServers } from './warm-servers.ts';

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
