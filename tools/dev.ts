// `npm run dev`: serves as `npm start` does, and after a change of a source builds what is looked at, starts a server with
// it and loads the pages that are open again. Settings are those of the environment.
import { join } from 'node:path';
import { isBuildStale, pagesPart } from './build-stamp.ts';
import { buildIfStale, pagesBuild } from './build.ts';
import { startFront } from './dev/front.ts';
import { partsFor, partsOf, type Part } from './dev/parts-of.ts';
import { watchSources } from './dev/watch-sources.ts';
import { createWorkshop } from './dev/workshop.ts';
import { root } from './steps.ts';

/** Editors write a file in several steps, and a branch is changed in many. */
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
    waiting = setTimeout(renewShown, settleMs);
  });
// Nothing watched the sources while the pages were built.
if (isBuildStale(root, pagesPart)) workshop.markStale(['builder', 'pages', 'console', 'embed']);
await renew(['pages', 'console', 'server']);

/** Renews the server, to show its errors at once, and what open pages use. A request builds the rest. */
function renewShown(): void {
  const shown = [...new Set(['server' as const, ...front.openPages().flatMap(partsFor)])];
  // Even if a request has already built the change, the open pages still have to load it.
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
