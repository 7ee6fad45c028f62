// The `test` of every journey: the worker's installation, its staff, a visitor, and checks of every page.
import { expect as baseExpect, test as base } from '@playwright/test';
import { startInstallation, type Installation, type InstallationOptions } from './installation.ts';
import { watchPage, type PageWatch } from './page-watch.ts';
import { signInAsOwner, type StaffApi } from './staff-api.ts';
import { createVisitor, type Visitor } from './visitor.ts';

interface Journey {
  /** Interface language of the visitor's pages. */
  language: string;
  watch: PageWatch;
  visitor: Visitor;
}

interface Ground extends InstallationOptions {
  installation: Installation;
  staff: StaffApi;
}

let networks = 0;

/** Every journey has its own network, so that none uses up another's limits. */
export function nextNetwork(workerIndex: number): string {
  networks += 1;
  return `10.${workerIndex % 250}.${networks % 250}.7`;
}

export const test = base.extend<Journey, Ground>({
  store: ['sqlite', { option: true, scope: 'worker' }],
  language: ['en', { option: true }],
  installation: [
    async ({ store }, use) => {
      const installation = await startInstallation({ store });
      await use(installation);
      await installation.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  staff: [async ({ installation }, use) => use(await signInAsOwner(installation)), { scope: 'worker' }],
  baseURL: async ({ installation }, use) => use(installation.url),
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': nextNetwork(workerIndex) }),
  watch: async ({ page, installation, javaScriptEnabled }, use) => {
    const watch = watchPage(page, installation.url, { hasScripts: javaScriptEnabled });
    await use(watch);
    baseExpect(watch.problems()).toEqual([]);
  },
  visitor: async ({ page, watch, language }, use) => use(createVisitor({ page, watch, language })),
});

export const expect = baseExpect;
