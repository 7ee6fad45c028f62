// Journeys on an installation with Loqate's addresses, played by the stand-in.
import { startLoqateStandIn, type LoqateStandIn } from '@doorstep/testing';
import { startInstallation } from './installation.ts';
import { test as base } from './journey.ts';

/** @param settings Besides the stand-in's address and the server's key. */
export function loqateTest(settings: (loqate: LoqateStandIn) => Record<string, string>) {
  return base.extend<object, { loqate: LoqateStandIn }>({
    // An extra header would also go to the third party, and need a preflight.
    extraHTTPHeaders: {},
    loqate: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
      async ({}, use) => {
        const loqate = await startLoqateStandIn();
        await use(loqate);
        await loqate.close();
      },
      { scope: 'worker' },
    ],
    installation: [
      async ({ store, loqate }, use) => {
        // The stand-in speaks plain HTTP.
        const env = { DOORSTEP_ENV: 'development', LOQATE_URL: loqate.url, LOQATE_KEY: loqate.key };
        const installation = await startInstallation({ store }, { ...env, ...settings(loqate) });
        loqate.allowedOrigins.add(installation.url);
        await use(installation);
        await installation.stop();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
  });
}

/** Calls to a third party, as the protocol names them: `find Text=… Countries=…`. */
export function callsOf(loqate: LoqateStandIn, from: 'browser' | 'server'): string[] {
  return loqate.requests
    .filter(({ headers }) => (headers.origin === undefined ? 'server' : 'browser') === from)
    .map(({ method, path, parameters }) => {
      const verb = path.includes('/Find/') ? 'Find' : 'Retrieve';
      return `${method} ${verb} ${parameters.map((pair) => pair.join('=')).join(' ')}`;
    });
}
