// A process that meets failures of a service: `node failing-process.ts PLACE COUNT`. Prints how often it logged and
// wrote.
import { raiseAlarm, resolveAlarms } from '@doorstep/core';
import { openStore } from '@doorstep/store';
import { createServiceWatches } from '../src/alarms/create-service-watch.ts';
import { createProductSecrets } from '../src/secrets/product-secrets.ts';

const [place = '', count = ''] = process.argv.slice(2);
const { store } = await openStore(place);
const secrets = createProductSecrets('a secret that is long enough for a test');
const context = { store, secrets, mailSite: 'https://offers.example' };
let logged = 0;
let written = 0;
let nextWrite = Promise.withResolvers<void>();
// A watch's timer does not keep a process alive.
const running = setInterval(() => undefined, 1000);
const watches = createServiceWatches(
  () => (logged += 1),
  {
    async raise(issue) {
      written += 1;
      await raiseAlarm(context, issue);
      nextWrite.resolve();
    },
    resolve: (service) => resolveAlarms(context, service),
    report: (_, error) => {
      throw error;
    },
  },
  { writeEveryMs: 20, lookEveryMs: 40 },
);
for (let index = 0; index < Number(count); index += 1) {
  watches.humanCheck.failed({ code: 'timeout', kind: 'unavailable', message: 'It did not answer within 5 seconds.' });
  if (index % 25 !== 0) continue;
  // A lasting storm of failures: the other process writes in between.
  await nextWrite.promise;
  nextWrite = Promise.withResolvers<void>();
}
clearInterval(running);
await watches.settle();
await store.close();
process.stdout.write(JSON.stringify({ logged, written }));
