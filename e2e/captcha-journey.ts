// Journeys on an installation with a captcha, played by its stand-in.
import { startHcaptchaStandIn, startTurnstileStandIn, type CaptchaStandIn } from '@doorstep/testing';
import { startInstallation } from './installation.ts';
import { expect, nextNetwork, test as journey } from './journey.ts';
import { watchPage } from './page-watch.ts';

interface CaptchaGround<Service> {
  /** Besides those that replace the provider by the stand-in. */
  captchaSettings: Record<string, string>;
  service: Service;
}

/** @param prefix Of the captcha's settings. */
function captchaJourney<Service extends CaptchaStandIn>(
  prefix: 'HCAPTCHA' | 'TURNSTILE',
  { start, begin, end }: { start: () => Promise<Service>; begin: (of: Service) => void; end: (of: Service) => void },
) {
  return journey.extend<object, CaptchaGround<Service>>({
    captchaSettings: [{}, { option: true, scope: 'worker' }],
    service: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing is needed
      async ({}, use) => {
        const service = await start();
        await use(service);
        await service.close();
      },
      { scope: 'worker' },
    ],
    installation: [
      async ({ store, service, captchaSettings }, use) => {
        const installation = await startInstallation(
          { store },
          {
            DOORSTEP_ENV: 'development',
            DOORSTEP_HUMAN_CHECK: prefix.toLowerCase(),
            [`${prefix}_SITE_KEY`]: service.siteKey,
            [`${prefix}_SECRET`]: service.secret,
            [`${prefix}_API_HOST`]: service.origin,
            [`${prefix}_VERIFY_URL`]: service.verifyUrl,
            ...captchaSettings,
          },
        );
        await use(installation);
        await installation.stop();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    // An extra header on every request would change the calls to the provider.
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
      begin(service);
      const watch = watchPage(page, installation.url, {
        hasScripts: javaScriptEnabled,
        thirdParties: [service.origin],
      });
      await use(watch);
      expect(watch.problems()).toEqual([]);
      end(service);
    },
  });
}

export const hcaptchaTest = captchaJourney('HCAPTCHA', {
  start: startHcaptchaStandIn,
  begin: (service) => (service.reports.length = 0),
  end: (service) => expect(service.badReports).toEqual([]),
});

export const turnstileTest = captchaJourney('TURNSTILE', {
  start: startTurnstileStandIn,
  begin: () => {},
  end: () => {},
});

export { expect };
