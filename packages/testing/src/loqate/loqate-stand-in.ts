import type { ServerResponse } from 'node:http';
import { act, FailureScript, type BehaviourOptions, type Delay, type Failure } from '../stand-in/failure-script.ts';
import { listen } from '../stand-in/listen.ts';
import { readRawRequest, type RawRequest } from '../stand-in/raw-request.ts';
import { answerFind } from './loqate-find.ts';
import { loqateError, type LoqateErrorCode, type LoqateErrorItem } from './loqate-errors.ts';
import { complaintAbout } from './loqate-parameters.ts';
import { answerRetrieve } from './loqate-retrieve.ts';

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
