// A server that has loaded the packages of others and waits for the word to load ours, half the time of a start; with
// `--all` it has loaded ours as well, for when only pages change. Runs with `--experimental-import-meta-resolve`, because
// packages are found from the one that names them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../steps.ts';

const main = join(root, 'apps/server/src/main.ts');
const ours = ['commands/run-command.ts', 'serve-until-stopped.ts'].map((file) => join(root, 'apps/server/src', file));
const loadsAll = process.argv.includes('--all');
const workspaces = ['apps/server', 'packages/store', 'packages/address-index', 'packages/human-check'];

async function loadPackages(workspace: string): Promise<void> {
  const file = join(root, workspace, 'package.json');
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: Record<string, string> };
  for (const name of Object.keys(dependencies)) {
    if (name.startsWith('@doorstep/')) continue;
    // Some have no main entry, or are loaded by another name: the server finds those by itself.
    const loading = import(import.meta.resolve(name, pathToFileURL(file).href)) as Promise<{ default?: () => unknown }>;
    const loaded = await loading.catch(() => undefined);
    // This one loads half of what it needs when it is called.
    if (name === 'fastify') loaded?.default?.();
  }
}

process.once('message', () => {
  process.channel?.unref();
  process.argv.splice(1, process.argv.length, main, 'serve');
  void import(pathToFileURL(main).href);
});
// Whoever started it is gone.
process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));
for (const workspace of workspaces) await loadPackages(workspace);
// What is wrong with a source is said by the server that starts.
if (loadsAll) for (const file of ours) await import(pathToFileURL(file).href).catch(() => undefined);
