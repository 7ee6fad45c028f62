import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { isWidgetBehaviour, type CaptchaBehaviour, type CaptchaStandIn } from '../stand-in/captcha-stand-in.ts';
import { act, FailureScript, type Delay, type Failure } from '../stand-in/failure-script.ts';
import { listen } from '../stand-in/listen.ts';
import { readRawRequest, type RawRequest } from '../stand-in/raw-request.ts';
import { widgetScript } from './widget-script.ts';

interface TurnstileToken {
  hostname: string;
  action: string;
  issuedAtMs: number;
  isSpent: boolean;
}

const known = ['secret', 'response', 'remoteip', 'idempotency_key'];
const tokenLifetimeMs = 300_000;
const refuse = (...codes: string[]) => ({ success: false, 'error-codes': codes, messages: [] });

/** Verifies a token like the provider, but is stricter about the form: see `bad-request`. */
function siteverify(
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

export interface TurnstileStandInOptions {
  port?: number;
  onRequest?: (request: RawRequest) => void;
}

const endpoints: Record<string, string> = {
  '/turnstile/v0/api.js': 'script',
  '/widget/execute': 'execute',
  '/turnstile/v0/siteverify': 'siteverify',
};

const siteKey = '0x4AAAAAAADoorstepSite';
const secret = '0x4AAAAAAADoorstepSecretOfTheStandIn';

export async function startTurnstileStandIn(options: TurnstileStandInOptions = {}): Promise<CaptchaStandIn> {
  const { port, onRequest = () => undefined } = options;
  const requests: RawRequest[] = [];
  const tokens = new Map<string, TurnstileToken>();
  const script = new FailureScript<CaptchaBehaviour>();

  const issue = ({ ageMs = 0, hostname = '', action = 'doorstep-request' } = {}): string => {
    const token = `0.${randomUUID()}${randomUUID()}`;
    tokens.set(token, { hostname, action, issuedAtMs: Date.now() - ageMs, isSpent: false });
    return token;
  };

  const { origin, close } = await listen(async (message, response) => {
    const request = await readRawRequest(message);
    requests.push(request);
    onRequest(request);
    const endpoint = endpoints[request.path];
    if (endpoint === undefined) return void response.writeHead(404).end('no such service');
    const behaviour = script.take(endpoint);
    if (behaviour?.kind === 'answer') return json(response, behaviour.answer);
    const isOfWidget = behaviour !== null && isWidgetBehaviour(endpoint, behaviour);
    if (behaviour !== null && !isOfWidget && (await act(behaviour as Failure | Delay, response))) return undefined;
    if (endpoint === 'siteverify') return json(response, siteverify(request, { secret, tokens }));
    if (endpoint === 'execute') {
      const action = new Map(request.parameters).get('action') ?? '';
      const { hostname } = new URL(request.headers.origin ?? 'http://not-provided');
      return json(response, {
        token: issue({ hostname, action }),
        behaviour: isOfWidget ? behaviour : { kind: 'pass' },
      });
    }
    return sendScript(request, response);
  }, port);

  const sendScript = (request: RawRequest, response: ServerResponse): void => {
    const parameters = new Map(request.parameters);
    const onload = parameters.get('onload');
    if (request.method !== 'GET' || onload === undefined || parameters.get('render') !== 'explicit')
      return void response.writeHead(400).end('refused');
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(widgetScript(origin, onload, siteKey));
  };

  return {
    origin,
    siteKey,
    secret,
    verifyUrl: `${origin}/turnstile/v0/siteverify`,
    requests,
    token: issue,
    behave: (behaviour, on) => script.add(behaviour, on),
    behaveWell: () => script.clear(),
    close,
  };
}

function json(response: ServerResponse, answer: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
  response.end(JSON.stringify(answer));
}
