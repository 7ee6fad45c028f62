// A small real HTTP server that plays Doorstep for the console: it serves the built console under the strict policy of
// the real one, and answers the API from memory.
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import {
  acceptInvitationSchema,
  errorCodes,
  type ErrorCode,
  type FieldError,
  type Problem,
  type Role,
  type StaffSession,
} from '@doorstep/contract';
import { inventData, type StandInData } from './stand-in-data.ts';
import { parse, Refusal, type Call } from './stand-in-call.ts';
import { lookUp } from './stand-in-lookup.ts';
import { routes, sessionOf } from './stand-in-routes.ts';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'; trusted-types doorstep default";
/** As the real one: an empty document for the preview of an offer. */
const previewFrame = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'none'; " +
    "base-uri 'none'; frame-ancestors 'self'; sandbox allow-same-origin",
};
const kinds: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface StandIn {
  url: string;
  data: StandInData;
  /** Who is signed in; null for nobody. */
  role: Role | null;
  /** Whether a mail server is set. */
  sendsEmails: boolean;
  /** Answers that stand before the ordinary ones, by method and path; each is used once. */
  failures: { path: RegExp; code: ErrorCode | 'reset'; errors?: FieldError[] }[];
  /** Keeps calls waiting, by method and path, before they read or change anything. @returns lets them go. */
  hold(path: RegExp): () => void;
  held: { path: RegExp; released: Promise<void> }[];
  /** Every call to the API, in order. */
  calls: { method: string; path: string; body: unknown }[];
  /** Origins besides its own that the policy lets the page ask. */
  connectsTo: string[];
  /** Where maps come from; the policy lets the page load pictures from there. */
  tiles: StaffSession['tiles'];
  /** Fresh data, an owner signed in, and nothing known of what was before. */
  reset(): void;
  close(): Promise<void>;
}

const start = () => ({
  data: inventData(),
  role: 'owner' as const,
  sendsEmails: true,
  failures: [],
  held: [],
  calls: [],
  connectsTo: [],
  tiles: null,
});

/** Starts it on a free port. @param built Folder of the built console. */
export async function startStandIn(built: string, port = 0): Promise<StandIn> {
  const standIn: StandIn = {
    url: '',
    ...start(),
    hold(path) {
      const { promise: released, resolve } = Promise.withResolvers<void>();
      standIn.held.push({ path, released });
      return resolve;
    },
    reset: () => Object.assign(standIn, start()),
    close: () => new Promise((resolve) => server.close(() => resolve()) && server.closeAllConnections()),
  };
  const server = createServer((request, response) => {
    // Chromium sends again by itself what was lost on a connection that it had used before; a fresh one each time
    // lets the console see the loss.
    response.setHeader('connection', 'close');
    void answer(standIn, built, { request, response }).catch((error: unknown) => {
      refuse(response, error instanceof Refusal ? error : new Refusal('internal'));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
  standIn.url = `http://127.0.0.1:${address.port}`;
  return standIn;
}

async function answer(
  standIn: StandIn,
  built: string,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const { pathname, searchParams: search } = new URL(request.url ?? '/', 'http://stand-in');
  const isTried = search.get('dryRun') === 'true';
  const path = `${pathname}${isTried ? '/dry-run' : ''}`;
  const method = request.method ?? 'GET';
  if (path.startsWith('/Capture/Interactive/')) return send(response, 200, lookUp(path, search));
  if (path === '/staff/preview-frame')
    return void response.writeHead(200, previewFrame).end('<!doctype html><title>Preview</title>');
  if (!path.startsWith('/api/')) return await serveFile(join(built, fileOf(path)), response, standIn);

  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  standIn.calls.push({ method, path, body });

  const called = `${method} ${path}`;
  await standIn.held.find((one) => one.path.test(called))?.released;
  const failure = standIn.failures.find((one) => one.path.test(called));
  if (failure) {
    standIn.failures.splice(standIn.failures.indexOf(failure), 1);
    if (failure.code === 'reset') return void request.socket.destroy();
    throw new Refusal(failure.code, failure.errors);
  }
  send(response, 200, result(standIn, { method, path, search, body }));
}

function result(standIn: StandIn, call: Call): unknown {
  if (call.path === '/api/auth/sign-in/email') {
    const { password } = call.body as { password: string };
    if (password !== 'correct horse battery') throw new Refusal('sign_in_rejected');
    standIn.role ??= 'owner';
    return {};
  }
  if (call.path === '/api/auth/sign-out') {
    standIn.role = null;
    return {};
  }
  if (call.path.startsWith('/api/v1/invitations/') && call.method === 'GET') {
    if (!call.path.endsWith('/first')) throw new Refusal('invitation_invalid');
    return { role: 'owner', isFirstRun: true, expiresAt: '2027-01-01T00:00:00.000Z' };
  }
  if (call.path === '/api/v1/invitations/accept') {
    const { email } = parse(acceptInvitationSchema, call.body);
    if (email.startsWith('taken')) throw new Refusal('request_invalid', [{ field: 'email', code: 'email_taken' }]);
    standIn.role = 'owner';
    return {};
  }
  if (standIn.role === null && !call.path.startsWith('/api/v1/invitations/')) throw new Refusal('not_signed_in');
  if (call.path === '/api/v1/session') return sessionOf(standIn.role ?? 'owner', standIn);
  for (const [method, pattern, handle] of routes) {
    const match = pattern.exec(call.path);
    if (match && method === call.method) return handle(standIn.data, call, match.slice(1));
  }
  throw new Refusal('not_found');
}

function fileOf(path: string): string {
  return path.startsWith('/staff/assets/') ? path.slice('/staff/'.length) : 'index.html';
}

async function serveFile(
  file: string,
  response: ServerResponse,
  { connectsTo, tiles }: Pick<StandIn, 'connectsTo' | 'tiles'>,
): Promise<void> {
  const pictures = tiles === null ? [] : [new URL(tiles.url).origin];
  response.writeHead(200, {
    'content-type': kinds[extname(file)] ?? 'text/html; charset=utf-8',
    // As the real server says it: what has a hash in its name never changes.
    'cache-control': file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store',
    'content-security-policy': policy
      .replace("connect-src 'self'", ["connect-src 'self'", ...connectsTo].join(' '))
      .replace("img-src 'self'", ["img-src 'self'", ...pictures].join(' ')),
  });
  response.end(await readFile(file));
}

function refuse(response: ServerResponse, { code, errors }: Refusal): void {
  const { status } = errorCodes[code];
  const problem: Problem = { type: 'about:blank', title: code, status, detail: '', code, requestId: 'stand-in' };
  send(response, status, {
    ...problem,
    ...(errors.length === 0 ? {} : { errors: errors.map((error) => ({ ...error, detail: '' })) }),
  });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  if (body === undefined) return void response.writeHead(204).end();
  response.writeHead(status, { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' });
  response.end(JSON.stringify(body));
}
