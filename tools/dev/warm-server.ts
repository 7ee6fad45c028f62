// A server that has loaded its sources and waits for the word to start: reading them is most of a start. What has changed
// until then is loaded again, and with it whatever imports that; everything else stays as it was read.
import { statSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from '../steps.ts';
import { createImportGraph } from './import-graph.ts';

const main = join(root, 'apps/server/src/main.ts');
// All that main.ts imports, without main.ts, which starts the server.
const loadedEarly = ['commands/run-command.ts', 'serve-until-stopped.ts'].map((file) =>
  join(root, 'apps/server/src', file),
);
const graph = createImportGraph((url) => {
  const file = statSync(fileURLToPath(url), { throwIfNoEntry: false });
  return file === undefined ? 'none' : `${file.mtimeMs} ${file.size}`;
});
let outdated: ReadonlySet<string> = new Set();

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const isOurs = resolved.url.startsWith('file:') && !resolved.url.includes('/node_modules/');
    if (!isOurs || context.parentURL === undefined) return resolved;
    graph.add(context.parentURL, resolved.url);
    // Node.js reads a module once for each address, and never again. What is loaded by `require` goes by its file and would
    // stay as it was; no source of ours is.
    return outdated.has(resolved.url) ? { ...resolved, url: `${resolved.url}?changed` } : resolved;
  },
});

async function loadEarly(): Promise<boolean> {
  try {
    for (const file of loadedEarly) await import(pathToFileURL(file).href);
    // Fastify loads half of what it needs when it is called.
    (createRequire(main)('fastify') as (options: object) => unknown)({ logger: { level: 'silent' } });
    return true;
  } catch {
    // What is wrong is said by the server that starts.
    return false;
  }
}

async function serve(): Promise<void> {
  process.channel?.unref();
  process.argv.splice(1, process.argv.length, main, 'serve');
  outdated = (await loading) ? graph.outdated() : graph.modules();
  await import(pathToFileURL(main).href);
}

const loading = loadEarly();
process.once('message', () => void serve());
// Whoever started it is gone.
process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));
