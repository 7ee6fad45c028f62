// A real server, hCaptcha's service played by the stand-in, and what a visitor sees of the two.
import { randomUUID } from 'node:crypto';
import type { HcaptchaSettings } from '@doorstep/contract';
import type { Offer, ServiceRequest } from '@doorstep/core';
import { retrievedAddress, startHcaptchaStandIn, type HcaptchaStandIn } from '@doorstep/testing';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { readAnswer, someNetwork, startRealServers, type Answer, type RealServers } from './real-servers.ts';

export interface HcaptchaServer {
  standIn: HcaptchaStandIn;
  real: RealServers;
  /** What the service was asked in this test. */
  asked(): HcaptchaStandIn['requests'];
  get(path: string, from?: string): Promise<Answer>;
  /** GET …/human-check */
  begin(offer: Offer, query?: string, from?: string): Promise<{ status: number; body: Record<string, unknown> }>;
  /** The page on which a visitor checks the answers, with what it hands to the browser. */
  checkPage(offer: Offer, fields?: Record<string, string>, from?: string): Promise<string>;
  /** What a browser is told of hCaptcha. */
  publicSettings(fallback?: HcaptchaSettings['fallback']): HcaptchaSettings;
  saved(offer: Offer): Promise<Pick<ServiceRequest, 'state' | 'hasPass' | 'holdReasons' | 'checkProvider'>[]>;
}

/** Starts one for the tests of a `describe`; filled in before they run. @param settings Null: without hCaptcha. */
export function withHcaptcha(settings: Record<string, string> | null = {}): HcaptchaServer {
  const at = {
    asked: () => at.standIn.requests.filter(({ path }) => path === '/siteverify'),
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
      provider: 'hcaptcha',
      siteKey: at.standIn.siteKey,
      scriptOrigin: at.standIn.origin,
      script: {},
      reports: true,
      reportOrigin: at.standIn.origin,
      fallback: fallback,
    }),
    saved: async (offer) =>
      (await at.real.requests(offer)).map(({ state, hasPass, holdReasons, checkProvider }) => ({
        state,
        hasPass,
        holdReasons,
        checkProvider,
      })),
  } as HcaptchaServer;

  beforeAll(async () => {
    at.standIn = await startHcaptchaStandIn();
    at.real = await startRealServers('SQLite', 1, settings === null ? {} : { ...settingsFor(at.standIn), ...settings });
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

function settingsFor({ siteKey, secret, origin, verifyUrl }: HcaptchaStandIn): Record<string, string> {
  return {
    DOORSTEP_ENV: 'development',
    DOORSTEP_HUMAN_CHECK: 'hcaptcha',
    HCAPTCHA_SITE_KEY: siteKey,
    HCAPTCHA_SECRET: secret,
    HCAPTCHA_API_HOST: origin,
    HCAPTCHA_VERIFY_URL: verifyUrl,
  };
}
