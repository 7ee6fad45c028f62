import type { RawRequest } from '../stand-in/raw-request.ts';

export interface TurnstileToken {
  hostname: string;
  action: string;
  issuedAtMs: number;
  isSpent: boolean;
}

const known = ['secret', 'response', 'remoteip', 'idempotency_key'];
const tokenLifetimeMs = 300_000;
const refuse = (...codes: string[]) => ({ success: false, 'error-codes': codes, messages: [] });

/** Verifies a token like the provider, but is stricter about the form: see `bad-request`. */
export function siteverify(
  request: RawRequest,
  { secret, tokens }: { secret: string; tokens: Map<string, TurnstileToken> },
): object {
  const type = request.headers['content-type'] ?? '';
  const form = new URLSearchParams(request.body);
  const names = [...form.keys()];
  const isForm = request.method === 'POST' && type.startsWith('application/x-www-form-urlencoded');
  const isSound = names.every((name) => known.includes(name)) && new Set(names).size === names.length;
  if (!isForm || !isSound || request.parameters.length > 0) return refuse('bad-request');

  const response = form.get('response') ?? '';
  if ((form.get('secret') ?? '') === '') return refuse('missing-input-secret');
  if (form.get('secret') !== secret) return refuse('invalid-input-secret');
  if (response === '') return refuse('missing-input-response');
  const token = tokens.get(response);
  if (token === undefined) return refuse('invalid-input-response');
  if (token.isSpent || Date.now() - token.issuedAtMs > tokenLifetimeMs) return refuse('timeout-or-duplicate');
  token.isSpent = true;
  return {
    success: true,
    'error-codes': [],
    challenge_ts: new Date(token.issuedAtMs).toISOString(),
    ...(token.hostname === '' ? {} : { hostname: token.hostname }),
    action: token.action,
    cdata: '',
  };
}
