// Loads most modules before the start command. Modules that change until then, and their importers, are loaded again.
import { statSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from '../steps.ts';
import { createImportGraph } from './import-graph.ts';

const main = join(root, 'apps/server/src/main.ts');
// The imports of main.ts, without main.ts itself, which starts the server.
const preloaded = ['commands/run-command.ts', 'serve-until-stopped.ts'].map((file) =>
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
    // Node.js caches a module by URL. `require` caches by file and would keep the old version, but none of our sources
    // use it.
    return outdated.has(resolved.url) ? { ...resolved, url: `${resolved.url}?changed` } : resolved;
  },
});

async function loadEarly(): Promise<boolean> {
  try {
    for (const file of preloaded) await import(pathToFileURL(file).href);
    // Fastify loads half of its modules when called.
    (createRequire(main)('fastify') as (options: object) => unknown)({ logger: { level: 'silent' } });
    return true;
  } catch {
    // The server that starts reports the error.
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
process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));
