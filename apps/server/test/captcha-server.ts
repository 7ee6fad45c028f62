// A real server, a stand-in for a captcha's service, and a visitor's view of both.
import { randomUUID } from 'node:crypto';
import { captchas, type Captcha, type CaptchaSettings } from '@doorstep/contract';
import type { Offer, ServiceRequest } from '@doorstep/core';
import { retrievedAddress, startHcaptchaStandIn, startTurnstileStandIn, type CaptchaStandIn } from '@doorstep/testing';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { readAnswer, someNetwork, startRealServers, type Answer, type RealServers } from './real-servers.ts';

export interface CaptchaServer {
  standIn: CaptchaStandIn;
  real: RealServers;
  /** The calls that the service received in this test. */
  asked(): CaptchaStandIn['requests'];
  get(path: string, from?: string): Promise<Answer>;
  /** GET …/human-check */
  begin(offer: Offer, query?: string, from?: string): Promise<{ status: number; body: Record<string, unknown> }>;
  /** The check page, with the data it hands to the browser. */
  checkPage(offer: Offer, fields?: Record<string, string>, from?: string): Promise<string>;
  /** The captcha's settings as sent to a browser. */
  publicSettings(fallback?: CaptchaSettings['fallback']): CaptchaSettings;
  saved(offer: Offer): Promise<Pick<ServiceRequest, 'state' | 'hasPass' | 'holdReasons' | 'checkProvider'>[]>;
}

const standIns = {
  hcaptcha: { start: startHcaptchaStandIn, verifyPath: '/siteverify', hasReports: true },
  turnstile: { start: startTurnstileStandIn, verifyPath: '/turnstile/v0/siteverify', hasReports: false },
};

/**
 * Starts one for the tests of a `describe`; filled in before they run.
 * @param settings Without the captcha's prefix, such as `WHEN`; null: no captcha.
 */
export function withCaptcha(captcha: Captcha, settings: Record<string, string> | null = {}): CaptchaServer {
  const { start, verifyPath, hasReports } = standIns[captcha];
  const at = {
    asked: () => at.standIn.requests.filter(({ path }) => path === verifyPath),
    get: async (path, from = someNetwork()) =>
      readAnswer(await fetch(`${at.real.servers[0]?.url}${path}`, { headers: { 'x-forwarded-for': from } })),
    async begin(offer, query = '', from = someNetwork()) {
      const { status, text } = await at.get(`/api/offers/${offer.slug}/human-check${query}`, from);
      return { status, body: JSON.parse(text) as Record<string, unknown> };
    },
    async checkPage(offer, fields = {}, from = someNetwork()) {
      const answer = await fetch(`${at.real.servers[0]?.url}/o/${offer.slug}/check`, {
        method: 'POST',
        headers: { accept: 'text/html', 'x-forwarded-for': from },
        body: new URLSearchParams({ ...filledIn(at.real, offer), ...fields }),
      });
      expect(answer.status).toBe(200);
      return answer.text();
    },
    publicSettings: (fallback = null) => ({
      provider: captcha,
      siteKey: at.standIn.siteKey,
      scriptOrigin: at.standIn.origin,
      script: {},
      reports: hasReports,
      ...(hasReports ? { reportOrigin: at.standIn.origin } : {}),
      fallback: fallback,
    }),
    saved: async (offer) =>
      (await at.real.requests(offer)).map(({ state, hasPass, holdReasons, checkProvider }) => ({
        state,
        hasPass,
        holdReasons,
        checkProvider,
      })),
  } as CaptchaServer;

  beforeAll(async () => {
    at.standIn = await start();
    at.real = await startRealServers(
      'SQLite',
      1,
      settings === null ? {} : captchaEnvironment(captcha, at.standIn, settings),
    );
  });
  afterEach(() => {
    at.standIn.behaveWell();
    at.standIn.requests.length = 0;
  });
  afterAll(async () => {
    await at.real.end();
    await at.standIn.close();
  });
  return at;
}

/** The fields of a form, as a visitor without JavaScript sends them. */
export function filledIn(real: RealServers, offer: Offer): Record<string, string> {
  return {
    [`quantity.${offer.definition.items[0]?.id}`]: '1',
    'contact.name': 'Robin Fictional',
    'address.way': 'find',
    'address.proof': real.proof(retrievedAddress({ street: randomUUID() })),
  };
}

/**
 * The environment that replaces a captcha by a stand-in.
 * @param settings Without the captcha's prefix.
 */
export function captchaEnvironment(
  captcha: Captcha,
  { siteKey, secret, origin, verifyUrl }: CaptchaStandIn,
  settings: Record<string, string> = {},
): Record<string, string> {
  const own = { SITE_KEY: siteKey, SECRET: secret, API_HOST: origin, VERIFY_URL: verifyUrl, ...settings };
  const prefix = captchas[captcha].settings;
  return {
    DOORSTEP_ENV: 'development',
    DOORSTEP_HUMAN_CHECK: captcha,
    ...Object.fromEntries(Object.entries(own).map(([name, value]) => [`${prefix}_${name}`, value])),
  };
}
