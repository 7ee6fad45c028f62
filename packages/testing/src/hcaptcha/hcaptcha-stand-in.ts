import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { isWidgetBehaviour, type CaptchaBehaviour, type CaptchaStandIn } from '../stand-in/captcha-stand-in.ts';
import { act, FailureScript, type Delay, type Failure } from '../stand-in/failure-script.ts';
import { listen } from '../stand-in/listen.ts';
import { readRawRequest, type RawRequest } from '../stand-in/raw-request.ts';
import { widgetScript } from './widget-script.ts';

export interface ErrorReport {
  header: Record<string, unknown>;
  item: Record<string, unknown>;
  event: Record<string, unknown>;
}

const key = 'd233059272824702afc8c43834c4912d';

/** Reads three JSON lines with the protocol's content type and key; a string says what is wrong. */
export function readEnvelope({ method, headers, parameters, body }: RawRequest): ErrorReport | string {
  if (method !== 'POST') return `method ${method}`;
  if (headers['content-type'] !== 'application/x-sentry-envelope') return `content type ${headers['content-type']}`;
  const query = Object.fromEntries(parameters);
  if (query['sentry_version'] !== '7' || query['sentry_key'] !== key) return 'query';
  const lines = body.replace(/\n$/, '').split('\n');
  if (lines.length !== 3) return `${lines.length} lines`;
  try {
    const [header, item, event] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    if (header === undefined || item === undefined || event === undefined) return 'an empty line';
    if (typeof header['event_id'] !== 'string' || item['type'] !== 'event') return 'no event';
    return { header, item, event };
  } catch {
    return 'no JSON';
  }
}

interface HcaptchaToken {
  siteKey: string;
  hostname: string;
  issuedAtMs: number;
  isSpent: boolean;
}

interface SiteverifyOptions {
  siteKey: string;
  secret: string;
  tokens: Map<string, HcaptchaToken>;
  tokenLifetimeMs: number;
}

interface SiteverifyAnswer {
  success: boolean;
  challenge_ts?: string;
  hostname?: string;
  'error-codes'?: string[];
}

const known = ['secret', 'response', 'remoteip', 'sitekey'];
const refuse = (...codes: string[]): SiteverifyAnswer => ({ success: false, 'error-codes': codes });

/** Verifies a token like the provider, but is stricter about the form: see `bad-request`. */
function siteverify(request: RawRequest, options: SiteverifyOptions): SiteverifyAnswer {
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

export interface HcaptchaStandIn extends CaptchaStandIn {
  reports: ErrorReport[];
  /** What was wrong with invalid envelopes. */
  badReports: string[];
  closedReports: () => number;
  token: (options?: { ageMs?: number; siteKey?: string; hostname?: string }) => string;
}

export interface HcaptchaStandInOptions {
  port?: number;
  siteKey?: string;
  secret?: string;
  tokenLifetimeMs?: number;
  onRequest?: (request: RawRequest) => void;
}

const endpoints: Record<string, string> = {
  '/1/api.js': 'script',
  '/widget/execute': 'execute',
  '/siteverify': 'siteverify',
  '/api/6/envelope/': 'report',
};

const scriptParameters = [
  'onload',
  'custom',
  'render',
  'sentry',
  'assethost',
  'imghost',
  'reportapi',
  'endpoint',
  'host',
  'recaptchacompat',
  'hl',
  'uj',
];

export async function startHcaptchaStandIn(options: HcaptchaStandInOptions = {}): Promise<HcaptchaStandIn> {
  const {
    port,
    siteKey = '5a1e0000-0000-4000-8000-000000000001',
    secret = '0x5EC2E75EC2E7',
    tokenLifetimeMs = 120_000,
    onRequest = () => undefined,
  } = options;
  const requests: RawRequest[] = [];
  const reports: ErrorReport[] = [];
  const badReports: string[] = [];
  let closedReports = 0;
  const tokens = new Map<string, HcaptchaToken>();
  const script = new FailureScript<CaptchaBehaviour>();

  const issue = ({ ageMs = 0, siteKey: of = siteKey, hostname = 'not-provided' } = {}): string => {
    const token = `P1_${randomUUID()}${randomUUID()}`;
    tokens.set(token, { siteKey: of, hostname, issuedAtMs: Date.now() - ageMs, isSpent: false });
    return token;
  };

  const { origin, close } = await listen(async (message, response) => {
    const request = await readRawRequest(message);
    requests.push(request);
    onRequest(request);
    const endpoint = endpoints[request.path];
    if (endpoint === undefined) return void response.writeHead(404).end('no such service');
    // Preflights always succeed: tests script only the reports themselves.
    if (request.method === 'OPTIONS') return receiveReport(request, response);
    const behaviour = script.take(endpoint);
    if (endpoint === 'report' && behaviour?.kind === 'hang') response.once('close', () => (closedReports += 1));
    if (behaviour?.kind === 'answer') return json(response, behaviour.answer);
    if (
      behaviour !== null &&
      !isWidgetBehaviour(endpoint, behaviour) &&
      (await act(behaviour as Failure | Delay, response))
    ) {
      return undefined;
    }
    switch (endpoint) {
      case 'script':
        return sendScript(request, response);
      case 'execute':
        return json(response, {
          token: issue({
            siteKey: new Map(request.parameters).get('sitekey') ?? '',
            hostname: new URL(request.headers.origin ?? 'http://not-provided').hostname,
          }),
          key: `E0_${randomUUID()}`,
          behaviour: behaviour !== null && isWidgetBehaviour(endpoint, behaviour) ? behaviour : { kind: 'pass' },
        });
      case 'siteverify':
        return json(
          response,
          siteverify(request, { siteKey, secret, tokens, tokenLifetimeMs }) satisfies SiteverifyAnswer,
        );
      default:
        return receiveReport(request, response);
    }
  }, port);

  const sendScript = (request: RawRequest, response: ServerResponse): void => {
    const stray = request.parameters.find(([name]) => !scriptParameters.includes(name));
    const onload = request.parameters[0];
    if (request.method !== 'GET' || stray !== undefined || onload?.[0] !== 'onload') {
      return void response
        .writeHead(400, { 'access-control-allow-origin': '*' })
        .end(`refused: ${stray?.[0] ?? 'onload first'}`);
    }
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
    response.end(widgetScript(origin, onload[1], [siteKey]));
  };

  const receiveReport = (request: RawRequest, response: ServerResponse): void => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const report = readEnvelope(request);
    if (typeof report === 'string') badReports.push(report);
    else reports.push(report);
    response.writeHead(typeof report === 'string' ? 400 : 200, { 'content-type': 'application/json' }).end('{}');
  };

  return {
    origin,
    siteKey,
    secret,
    verifyUrl: `${origin}/siteverify`,
    requests,
    reports,
    badReports,
    closedReports: () => closedReports,
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
