import type { ServerResponse } from 'node:http';
import { act, FailureScript, type BehaviourOptions, type Delay, type Failure } from '../stand-in/failure-script.ts';
import { listen } from '../stand-in/listen.ts';
import { readRawRequest, type RawRequest } from '../stand-in/raw-request.ts';
import { answerFind } from './loqate-find.ts';
import { answerRetrieve } from './loqate-retrieve.ts';

// Strict where the service is lenient: the service ignores a misspelt parameter, which would hide our mistake.

const findNames = [
  'Text',
  'Countries',
  'language',
  'Key',
  'Container',
  'limit',
  'Origin',
  'Bias',
  'IsMiddleware',
  'Filters',
  'GeoFence',
];
const retrieveNames = [
  'Id',
  'Key',
  'Source',
  'Type',
  ...Array.from({ length: 20 }, (_, index) => `Field${index + 1}Format`),
];
const alwaysSent = { Find: ['Text', 'Countries', 'language', 'Key'], Retrieve: ['Id', 'Key'] };

function complaintAbout(endpoint: 'Find' | 'Retrieve', { method, parameters }: RawRequest): string | null {
  if (method !== 'GET') return `method ${method}`;
  const known = endpoint === 'Find' ? findNames : retrieveNames;
  const seen = new Set<string>();
  for (const [name, value] of parameters) {
    if (!known.includes(name)) return `unknown parameter ${name}`;
    if (seen.has(name) && name !== 'Filters') return `parameter ${name} twice`;
    seen.add(name);
    if (value === '' && !['Text', 'Countries', 'Id', 'Key'].includes(name)) return `parameter ${name} without a value`;
    if (name === 'limit' && !/^[1-9]\d*$/.test(value)) return `limit ${value}`;
    if (name === 'Countries' && !/^([A-Z]{2,3}(,[A-Z]{2,3})*)?$/.test(value)) return `Countries ${value}`;
    if (['Bias', 'IsMiddleware'].includes(name) && value !== 'true' && value !== 'false') return `${name} ${value}`;
  }
  const missing = alwaysSent[endpoint].find((name) => !seen.has(name));
  return missing === undefined ? null : `parameter ${missing} is missing`;
}

const errors = {
  '-1': [
    'Unknown error',
    'The cause of the error is unknown but details have been passed to our support staff.',
    'These problems are usually short lived.',
  ],
  '2': [
    'Unknown key',
    'The key you are using to access the service was not found.',
    'Please check that the key is correct.',
  ],
  '3': [
    'Account out of credit',
    'Your account is either out of credit or has insufficient credit.',
    'Please ensure your account has sufficient credit.',
  ],
  '5': [
    'Request not allowed from this URL',
    'The request was disallowed from this URL. Either the key rules or our block list do not allow it.',
    'Check the security settings of the key.',
  ],
  '9': [
    'Surge protector running',
    'The surge protector is currently suspending access to the account.',
    'You can resume your account by disabling it.',
  ],
  '10': [
    'Surge protector triggered',
    'An unusually large number of requests have been processed for your account.',
    'You may need to investigate the requests.',
  ],
  '14': [
    'Free service limit exceeded',
    'A high number of Find requests did not have matching Retrieve requests.',
    'Please try again later.',
  ],
  '17': ['Individual User exceeded Lookup Limit', 'Too many lookups for this user.', 'Please try again later.'],
  '18': ['Missing or invalid parameters', 'The request was malformed.', 'Please check the request.'],
  find1001: [
    'Text or Container Required',
    'The Text or Container parameters were not supplied.',
    'Check they were supplied and try again.',
  ],
  retrieve1001: [
    'Id Invalid',
    'The Id parameter supplied was invalid.',
    'You should only pass in IDs that have been returned from the Find service.',
  ],
} as const satisfies Record<string, readonly [description: string, cause: string, resolution: string]>;

type LoqateErrorCode = '-1' | '2' | '3' | '5' | '9' | '10' | '14' | '17' | '18' | '1001';

interface LoqateErrorItem {
  Error: string;
  Description: string;
  Cause: string;
  Resolution: string;
}

function loqateError(endpoint: 'Find' | 'Retrieve', code: LoqateErrorCode, cause?: string): LoqateErrorItem {
  const known = code === '1001' ? errors[endpoint === 'Find' ? 'find1001' : 'retrieve1001'] : errors[code];
  const [description, usualCause, resolution] = known;
  return { Error: code, Description: description, Cause: cause ?? usualCause, Resolution: resolution };
}

export type LoqateBehaviour = Failure | Delay | { kind: 'error'; code: LoqateErrorCode } | { kind: 'no-items' };

export interface LoqateStandIn {
  origin: string;
  url: string;
  key: string;
  /** For browsers: valid only on pages of `allowedOrigins` (error 5 elsewhere). */
  browserKey: string;
  allowedOrigins: Set<string>;
  /** Oldest first, without preflights. */
  requests: RawRequest[];
  aborted: () => number;
  /** `on` is `find` or `retrieve`. */
  behave: (behaviour: LoqateBehaviour, options?: BehaviourOptions) => void;
  behaveWell: () => void;
  close: () => Promise<void>;
}

export interface LoqateStandInOptions {
  port?: number;
  key?: string;
  browserKey?: string;
  onRequest?: (request: RawRequest) => void;
}

const paths =
  /^\/Capture\/Interactive\/(Find\/v1(?:\.00|\.1|\.10|\.20)|Retrieve\/v1(?:\.00|\.1|\.10|\.2|\.20|\.30)?)\/json(?:3|3ex|6)\.ws$/;

export async function startLoqateStandIn({
  port,
  key = 'ST11-AN22-DI33-NN44',
  browserKey = 'BR11-OW22-SE33-RR44',
  onRequest = () => undefined,
}: LoqateStandInOptions = {}): Promise<LoqateStandIn> {
  const requests: RawRequest[] = [];
  const allowedOrigins = new Set<string>();
  let aborted = 0;
  const script = new FailureScript<LoqateBehaviour>();

  const { origin, close } = await listen(async (message, response) => {
    const request = await readRawRequest(message);
    if (request.method === 'OPTIONS') return preflight(response);
    requests.push(request);
    onRequest(request);
    response.once('close', () => {
      if (!response.writableFinished) aborted += 1;
    });
    const [, which] = paths.exec(request.path) ?? [];
    if (which === undefined) return void response.writeHead(404).end('no such service');
    const endpoint = which.startsWith('Find') ? 'Find' : 'Retrieve';

    const behaviour = script.take(endpoint.toLowerCase());
    if (behaviour?.kind === 'error') return send(response, [loqateError(endpoint, behaviour.code)]);
    if (behaviour?.kind === 'no-items') return send(response, []);
    if (behaviour !== null && (await act(behaviour, response))) return undefined;
    return send(response, answer(endpoint, request, { key, browserKey, allowedOrigins }));
  }, port);

  return {
    origin,
    url: `${origin}/Capture/Interactive`,
    key,
    browserKey,
    allowedOrigins,
    requests,
    aborted: () => aborted,
    behave: (behaviour, options) => script.add(behaviour, options),
    behaveWell: () => script.clear(),
    close,
  };
}

function answer(
  endpoint: 'Find' | 'Retrieve',
  request: RawRequest,
  { key, browserKey, allowedOrigins }: Pick<LoqateStandIn, 'key' | 'browserKey' | 'allowedOrigins'>,
): readonly object[] {
  const refuse = (code: LoqateErrorCode, cause?: string): LoqateErrorItem[] => [loqateError(endpoint, code, cause)];
  const complaint = complaintAbout(endpoint, request);
  if (complaint !== null) return refuse('18', complaint);
  const parameters = new Map(request.parameters);
  const value = (name: string): string => parameters.get(name) ?? '';
  if (value('Key') === browserKey) {
    if (!allowedOrigins.has(originOf(request))) return refuse('5');
  } else if (value('Key') !== key) return refuse('2');

  if (endpoint === 'Retrieve') {
    const formats = request.parameters
      .filter(([name]) => name.endsWith('Format'))
      .map(([name, template]): [string, string] => [name.replace('Format', ''), template]);
    return answerRetrieve(value('Id'), formats) ?? refuse('1001');
  }
  if (value('Text').trim() === '' && value('Container') === '') return refuse('1001');
  const query = { text: value('Text'), container: value('Container'), language: value('language') };
  const items = answerFind({ ...query, limit: Number(value('limit') || 10) });
  return items === 'unknown container' ? refuse('1001', 'The Container is not one that Find gave out.') : items;
}

function originOf({ headers }: RawRequest): string {
  const from = headers.origin ?? headers.referer ?? '';
  return URL.canParse(from) ? new URL(from).origin : '';
}

function send(response: ServerResponse, items: readonly object[]): void {
  const isError = items[0] !== undefined && 'Error' in items[0];
  response.writeHead(200, {
    'content-type': 'application/json;charset=UTF-8',
    'access-control-allow-origin': '*',
    'cache-control': isError ? 'private' : 'no-cache',
    records: String(items.length),
  });
  response.end(JSON.stringify({ Items: items }));
}

function preflight(response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'Content-Type, pca-source',
  });
  response.end();
}
