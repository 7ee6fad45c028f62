import { chromiumArguments, chromiumMissing, findChromium } from '@doorstep/testing';
import { defineConfig } from '@playwright/test';
import type { InstallationOptions } from './installation.ts';

const executablePath = findChromium();
if (executablePath === null) throw new Error(chromiumMissing);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** `npm test` has the others. */
const slow = /\.slow\.spec\.ts/;
const plainForms = /without-javascript\.spec\.ts/;
/** Repeated on PostgreSQL with two servers behind a balancer. */
const onTwoServers = /(visitor-asks|home-limit\.slow|staff-day)\.spec\.ts/;

export default defineConfig<object, InstallationOptions>({
  testDir: '.',
  outputDir: '../test-results',
  workers: 3, // on two cores, since each of them also waits
  fullyParallel: false,
  forbidOnly: true,
  retries: 0, // a flaky journey is a broken one
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] === undefined ? 'list' : [['list'], ['json']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: chromiumArguments },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    // Recording takes a fifth of the time; `--trace on` records.
    trace: 'off',
  },
  projects: [
    // First, because it is the longest file: started later, it would run alone at the end.
    { name: 'main: without JavaScript', testMatch: plainForms, use: { javaScriptEnabled: false } },
    { name: 'main: journeys', testIgnore: [slow, plainForms] },
    { name: 'slow: journeys', testMatch: slow },
    { name: 'slow: on a phone', testMatch: /visitor-asks\.spec\.ts/, use: phone },
    { name: 'slow: PostgreSQL, two servers', testMatch: onTwoServers, use: { store: 'postgres' } },
  ],
});
