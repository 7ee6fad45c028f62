// `npm run dev`: serves like `npm start`; after a change it builds the visible parts, restarts the server and reloads
// the open pages. Settings come from the environment.
import { join } from 'node:path';
import { isBuildStale, pagesPart } from './build-stamp.ts';
import { buildIfStale, pagesBuild } from './build.ts';
import { startFront } from './dev/front.ts';
import { partsFor, partsOf, type Part } from './dev/parts-of.ts';
import { watchSources } from './dev/watch-sources.ts';
import { createWorkshop } from './dev/workshop.ts';
import { root } from './steps.ts';

/** Editors save in several steps, and switching a branch changes many files. */
const settleMs = 40;

const port = Number(process.env['PORT'] ?? 3000);
const host = process.env['DOORSTEP_HOST'] ?? '127.0.0.1';
const log = (text: string) => console.error(text);

await buildIfStale({ log, builds: [pagesBuild] });
const front = await startFront({ host, port }, (path) => workshop.make(partsFor(path)));
const workshop = createWorkshop({
  env: {
    DOORSTEP_LOG_LEVEL: process.env['DOORSTEP_LOG_LEVEL'] ?? 'warn',
    DOORSTEP_BASE_URL: process.env['DOORSTEP_BASE_URL'] ?? front.url,
    DOORSTEP_HOST: '127.0.0.1',
    DOORSTEP_TRUST_PROXY: '1',
  },
  print: (text) => process.stdout.write(text),
});

let waiting: NodeJS.Timeout | undefined;
const changed = new Set<Part>();
for (const folder of ['apps', 'packages'])
  watchSources(join(root, folder), (file) => {
    const parts = partsOf(`${folder}/${file}`);
    if (parts.length === 0) return;
    workshop.markStale(parts);
    for (const part of parts) changed.add(part);
    clearTimeout(waiting);
    waiting = setTimeout(rebuildVisible, settleMs);
  });
// Sources may have changed while nothing watched them during the first build.
if (isBuildStale(root, pagesPart)) workshop.markStale(['builder', 'pages', 'console', 'embed']);
await renew(['pages', 'console', 'server']);

/** Restarts the server, to show its errors at once, and rebuilds what open pages use. Requests build the rest. */
function rebuildVisible(): void {
  const shown = [...new Set(['server' as const, ...front.openPages().flatMap(partsFor)])];
  // A request may have built the change already, but open pages still must reload.
  if (workshop.isStale(shown) || shown.some((part) => changed.has(part))) void renew(shown);
  changed.clear();
}

async function renew(parts: Part[]): Promise<void> {
  const startedAt = performance.now();
  try {
    await workshop.make(parts);
    log(`Ready in ${((performance.now() - startedAt) / 1000).toFixed(2)} s: ${front.url}`);
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    log('Not ready. The next change or request tries again.');
  }
  front.reload();
}

const stop = () => {
  front.stop();
  void workshop.end().then(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
