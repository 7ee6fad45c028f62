// Journeys against an installation that has hCaptcha on, played by its stand-in.
import { startHcaptchaStandIn, type HcaptchaStandIn } from '@doorstep/testing';
import { startInstallation } from './installation.ts';
import { expect, nextNetwork, test as journey } from './journey.ts';
import { watchPage } from './page-watch.ts';

interface HcaptchaGround {
  /** Beside those that put the stand-in in the provider's place. */
  hcaptchaSettings: Record<string, string>;
  service: HcaptchaStandIn;
}

export const test = journey.extend<object, HcaptchaGround>({
  hcaptchaSettings: [{}, { option: true, scope: 'worker' }],
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing is needed
    async ({}, use) => {
      const service = await startHcaptchaStandIn();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  installation: [
    async ({ store, service, hcaptchaSettings }, use) => {
      const installation = await startInstallation(
        { store },
        {
          DOORSTEP_ENV: 'development',
          DOORSTEP_HUMAN_CHECK: 'hcaptcha',
          HCAPTCHA_SITE_KEY: service.siteKey,
          HCAPTCHA_SECRET: service.secret,
          HCAPTCHA_API_HOST: service.origin,
          HCAPTCHA_VERIFY_URL: service.verifyUrl,
          ...hcaptchaSettings,
        },
      );
      await use(installation);
      await installation.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // A header of its own on every request would make those to the provider what they are not.
  extraHTTPHeaders: {},
  context: async ({ context, installation }, use, { workerIndex }) => {
    const network = nextNetwork(workerIndex);
    await context.route(`${installation.url}/**`, (route, request) =>
      route.continue({ headers: { ...request.headers(), 'x-forwarded-for': network } }),
    );
    await use(context);
  },
  watch: async ({ page, installation, service, javaScriptEnabled }, use) => {
    service.behaveWell();
    service.requests.length = 0;
    service.reports.length = 0;
    const watch = watchPage(page, installation.url, {
      hasScripts: javaScriptEnabled,
      thirdParties: [service.origin],
    });
    await use(watch);
    expect(watch.problems()).toEqual([]);
    expect(service.badReports).toEqual([]);
  },
});

export { expect };
