// `npm run examples`: every setting of the address field, live, on a page of another origin. Ctrl-C ends it.
import { createDataFolder, startServer } from '@doorstep/testing';
import { startLiveExamples } from '../packages/ui/examples/live/start-live-examples.ts';
import { buildIfStale } from './build.ts';

await buildIfStale({ log: (line) => console.error(line) });
const folder = createDataFolder();
const server = await startServer({
  dataFolder: folder.path,
  env: { DOORSTEP_DEMO: 'on', DOORSTEP_LOG_LEVEL: 'warn' },
});
const [key = ''] = /[A-Z]{2}\d{2}(-[A-Z]{2}\d{2}){3}/.exec(server.output()) ?? [];
const examples = await startLiveExamples({ doorstep: server.url, lookupKey: key });
console.log(`The address field, live: ${examples.url}\n(its Doorstep: ${server.url}; Ctrl-C ends both)`);

let isEnding = false;
async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await examples.close();
  await server.stop();
  folder.remove();
  process.exit(0);
}
process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());
