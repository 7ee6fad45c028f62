import type { RawRequest } from '../stand-in/raw-request.ts';

export interface HcaptchaToken {
  siteKey: string;
  hostname: string;
  issuedAtMs: number;
  isSpent: boolean;
}

export interface SiteverifyOptions {
  siteKey: string;
  secret: string;
  tokens: Map<string, HcaptchaToken>;
  tokenLifetimeMs: number;
}

export interface SiteverifyAnswer {
  success: boolean;
  challenge_ts?: string;
  hostname?: string;
  'error-codes'?: string[];
}

const known = ['secret', 'response', 'remoteip', 'sitekey'];
const refuse = (...codes: string[]): SiteverifyAnswer => ({ success: false, 'error-codes': codes });

/** Verifies a token like the provider, but is stricter about the form: see `bad-request`. */
export function siteverify(request: RawRequest, options: SiteverifyOptions): SiteverifyAnswer {
  const type = request.headers['content-type'] ?? '';
  if (request.method !== 'POST' || !type.startsWith('application/x-www-form-urlencoded')) return refuse('bad-request');
  const form = new URLSearchParams(request.body);
  const names = [...form.keys()];
  const isSound = names.every((name) => known.includes(name)) && new Set(names).size === names.length;
  if (!isSound || request.parameters.length > 0) return refuse('bad-request');

  const secret = form.get('secret') ?? '';
  const response = form.get('response') ?? '';
  const remoteIp = form.get('remoteip');
  const siteKey = form.get('sitekey');
  if (secret === '') return refuse('missing-input-secret');
  if (secret !== options.secret) return refuse('invalid-input-secret');
  if (response === '') return refuse('missing-input-response');
  if (remoteIp === '') return refuse('missing-remoteip');
  if (remoteIp !== null && !/^[0-9a-f.:]{3,45}$/i.test(remoteIp)) return refuse('invalid-remoteip');
  if (siteKey !== null && siteKey !== options.siteKey) return refuse('sitekey-secret-mismatch');

  const token = options.tokens.get(response);
  if (token === undefined || token.siteKey !== options.siteKey) return refuse('invalid-input-response');
  if (token.isSpent) return refuse('already-seen-response');
  if (Date.now() - token.issuedAtMs > options.tokenLifetimeMs) return refuse('expired-input-response');
  token.isSpent = true;
  return { success: true, challenge_ts: new Date(token.issuedAtMs).toISOString(), hostname: token.hostname };
}
