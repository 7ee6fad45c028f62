// Real server processes on one store, and the credentials of a visitor's browser: passes and address proofs made with
// the servers' own keys, so that they are verified as usual.
import { randomInt, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { OfferInput, Problem, RetrievedAddress, SubmissionAnswer, SubmissionBody } from '@doorstep/contract';
import {
  createOffer,
  takesStock,
  transitionOffer,
  type Context,
  type Offer,
  type ServiceRequest,
} from '@doorstep/core';
import { proofOfWork } from '@doorstep/human-check/server';
import { solveInNode } from '@doorstep/human-check/solve-in-node';
import {
  createDataFolder,
  createTestDatabase,
  freePort,
  offerInput,
  retrievedAddress,
  runDoorstep,
  startServer,
  type CommandResult,
  type RunningServer,
  type StartServerOptions,
} from '@doorstep/testing';
import { loadConfig } from '../src/config.ts';
import { createAddressProofs } from '../src/lookup/address-proofs.ts';
import { openInstallation, type Installation } from '../src/open-installation.ts';
import { createFormTokens } from '../src/product/form-tokens.ts';
import { subKey } from '../src/secrets/sub-key.ts';

export const databases = ['SQLite', 'PostgreSQL'] as const;

export const secret = 'the secret of servers under test, long enough';
/** Tokens of forms that were open for ten seconds. */
const formTokens = createFormTokens(secret, () => Date.now() - 10_000);
export const baseUrl = 'http://doorstep.example';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The answer for a saved request. */
  saved: SubmissionAnswer;
  /** The problem of a refusal. */
  problem: Problem;
}

export interface Sending {
  /** The server, from 0; they alternate by default. */
  at?: number;
  home?: RetrievedAddress;
  /** `null` sends no pass. */
  pass?: string | null;
  idempotencyKey?: string;
  /** The sender's IP address; by default one of many networks. */
  from?: string;
  /** A proxy in front of the servers, such as `http://127.0.0.1:8080`; by default none. */
  through?: string;
  /** The request id that a proxy in front would log. */
  requestId?: string;
  /** A session's cookie; none by default. */
  cookie?: string;
  /** Sends neither a form token nor a session, unlike any browser. */
  isBare?: true;
  /** Replaces parts of the body by name. */
  body?: Partial<SubmissionBody>;
}

export interface RealServers {
  servers: RunningServer[];
  /** `kill -9`; another starts on its port, without the first one's limits. */
  killAndRestart(at: number): Promise<void>;
  /**
   * Stops a server as a service manager does, and starts another on its port, from `checkout` if given.
   * @returns the first one's exit code.
   */
  restart(at: number, checkout?: string): Promise<number | null>;
  /** Runs a command of the command line next to the servers. */
  run(words: string[]): Promise<CommandResult>;
  /** The same store, opened by the test's process. */
  installation: Installation;
  /** For verbs of staff. */
  staff: Context;
  /** A published offer with a slug of its own. */
  open(changes?: Partial<OfferInput>): Promise<Offer>;
  pass(offer: Pick<Offer, 'slug'>, changes?: { now?: () => number }): Promise<string>;
  proof(home: RetrievedAddress, now?: () => number): string;
  /** A visitor's request over HTTP; by default with a new home, network, pass and key. */
  send(offer: Offer, sending?: Sending): Promise<Answer>;
  /** Sends a form to a page, as a browser without JavaScript does. */
  post(path: string, fields: Record<string, string>): Promise<Answer>;
  /**
   * Sends the headers of a request before its body.
   * @param mayGoOn Called once the server has the headers; the body follows when it resolves.
   */
  sendSlowly(offer: Offer, server: number, mayGoOn: () => Promise<void>): Promise<Answer>;
  /** Cancels a request through its secret link. */
  withdraw(saved: SubmissionAnswer, at: number): Promise<number>;
  requests(offer: Offer): Promise<ServiceRequest[]>;
  /** Per item: its stock, the taken units, and the units that its requests should have taken. */
  balance(offer: Offer): Promise<{ stock: number | null; taken: number; owed: number }[]>;
  end(): Promise<void>;
}

interface StartOptions {
  /** A PostgreSQL of the test's own, and the URL for the servers if it differs. */
  database?: { url: string; forServers?: string };
  /** See `startServer`. */
  maxFileBytes?: number;
}

export async function startRealServers(
  kind: (typeof databases)[number],
  count: number,
  settings: Record<string, string> = {},
  { database, maxFileBytes }: StartOptions = {},
): Promise<RealServers> {
  const ends: (() => unknown)[] = [];
  const folder = createDataFolder();
  ends.push(() => folder.remove());
  const env: Record<string, string> = {
    DOORSTEP_SECRET: secret,
    DOORSTEP_DEMO: 'off',
    DOORSTEP_LOG_LEVEL: 'warn',
    DOORSTEP_BASE_URL: baseUrl,
    DOORSTEP_TRUST_PROXY: '1',
  };
  if (database !== undefined) env['DATABASE_URL'] = database.url;
  else if (kind === 'PostgreSQL') {
    // Without some guards the tables differ, so the first server creates them.
    const database = await createTestDatabase({ isEmpty: settings['TAKE_OUT'] !== undefined });
    ends.push(() => database.drop());
    env['DATABASE_URL'] = database.url;
  }
  const servers: RunningServer[] = [];
  // One after another: the first may have to create the tables.
  const forServers = database?.forServers === undefined ? {} : { DATABASE_URL: database.forServers };
  const start = async (at: number, limits: Pick<StartServerOptions, 'maxFileBytes' | 'port' | 'checkout'> = {}) => {
    const server = await startServer({
      dataFolder: folder.path,
      env: { ...env, ...settings, ...forServers },
      port: await freePort(),
      ...limits,
    });
    servers[at] = server;
    ends.push(() => server.kill());
  };
  const limits = maxFileBytes === undefined ? {} : { maxFileBytes };
  await start(0, limits);
  await Promise.all(Array.from({ length: count - 1 }, (_, index) => start(index + 1, limits)));
  const installation = await openInstallation(loadConfig({ ...env, DOORSTEP_DATA: folder.path }));
  ends.push(() => installation.close());
  const { store } = installation;
  const check = proofOfWork({ secret: subKey(secret, 'proof-of-work').toString('hex'), effort: cheap });
  const staff: Context = {
    store,
    secrets: installation.secrets,
    addresses: {
      verifyProof: createAddressProofs(secret).verify,
      retrieve: async () => ({ kind: 'unavailable' }),
      match: async () => null,
      formKnowledge: () => ({ needsTown: false, isAmbiguous: false, alsoAs: [] }),
    },
    humanCheck: { verify: async () => ({ kind: 'rejected', reason: 'the test submits over HTTP' }) },
    actor: { kind: 'command_line' },
    mailSite: baseUrl,
  };
  let turn = 0;

  const pass: RealServers['pass'] = async ({ slug }, { now } = {}) => {
    const issuing =
      now === undefined
        ? check
        : proofOfWork({ secret: subKey(secret, 'proof-of-work').toString('hex'), effort: cheap, now });
    return solveInNode(await issuing.issue({ offer: slug }));
  };
  const proof: RealServers['proof'] = (home, now) => createAddressProofs(secret, now).sign(home);

  const requestsOf = async (offer: Offer): Promise<ServiceRequest[]> => {
    const exported = await Array.fromAsync(store.requests.all({ offer: offer.id, state: undefined, search: '' }));
    const ids = exported.flat().map(({ id }) => id);
    const found = new Map((await store.requests.findAll(ids)).map((request) => [request.id, request]));
    return ids.flatMap((id) => found.get(id) ?? []);
  };
  return {
    servers,
    async killAndRestart(at) {
      const { kill, url } = servers[at] ?? {};
      await kill?.();
      await start(at, { port: Number(new URL(url ?? '').port) });
    },
    async restart(at, checkout) {
      const { stop, url } = servers[at] ?? {};
      const code = (await stop?.('SIGTERM')) ?? null;
      await start(at, { port: Number(new URL(url ?? '').port), ...(checkout === undefined ? {} : { checkout }) });
      return code;
    },
    run: (words) => runDoorstep(words, { dataFolder: folder.path, env }),
    installation,
    staff,
    pass,
    proof,
    async open(changes = {}) {
      const draft = await createOffer(staff, offerInput({ slug: `offer-${randomUUID().slice(0, 8)}`, ...changes }));
      return transitionOffer(staff, { id: draft.id, transition: 'publish' });
    },
    async send(offer, { at, home, pass: token, idempotencyKey, from, through, requestId, cookie, isBare, body } = {}) {
      turn += 1;
      const server = servers[(at ?? turn) % servers.length];
      const whole: SubmissionBody = {
        lines: [{ item: offer.definition.items[0]?.id ?? '', quantity: 1 }],
        contact: { name: 'Robin Fictional' },
        address: { proof: proof(home ?? retrievedAddress({ number: String(turn), street: randomUUID() })) },
        ...(token === null ? {} : { humanCheck: token ?? (await pass(offer)) }),
        ...(isBare === true ? {} : { formToken: formTokens.issue() }),
        ...body,
      };
      const answer = await fetch(`${through ?? server?.url}/api/offers/${offer.slug}/requests`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': idempotencyKey ?? randomUUID(),
          'x-forwarded-for': from ?? someNetwork(),
          ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
          ...(cookie === undefined ? {} : { cookie }),
        },
        body: JSON.stringify(whole),
      });
      return readAnswer(answer);
    },
    async post(path, fields) {
      const answer = await fetch(`${servers[0]?.url}${path}`, {
        method: 'POST',
        headers: { accept: 'text/html', 'x-forwarded-for': someNetwork() },
        redirect: 'manual',
        body: new URLSearchParams(fields),
      });
      return readAnswer(answer);
    },
    async sendSlowly(offer, at, mayGoOn) {
      const body = JSON.stringify({
        lines: [{ item: offer.definition.items[0]?.id ?? '', quantity: 1 }],
        contact: { name: 'Robin Fictional' },
        address: { proof: proof(retrievedAddress({ street: randomUUID() })) },
        humanCheck: await pass(offer),
      } satisfies SubmissionBody);
      const { promise, resolve, reject } = Promise.withResolvers<Response>();
      const sending = request(`${servers[at]?.url}/api/offers/${offer.slug}/requests`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': randomUUID(),
          'x-forwarded-for': someNetwork(),
          // The server reports when it has the headers.
          expect: '100-continue',
        },
      });
      sending.once('error', reject);
      sending.once('continue', () => {
        // Sent just before it reads the clock; the server answers another call after that.
        void fetch(`${servers[at]?.url}/healthz`)
          .then(mayGoOn)
          .then(() => sending.end(body), reject);
      });
      sending.once('response', (answer) => {
        const { 'content-type': type = '' } = answer.headers;
        void buffer(answer).then(
          (bytes) =>
            resolve(new Response(bytes, { status: answer.statusCode ?? 0, headers: { 'content-type': type } })),
          reject,
        );
      });
      sending.flushHeaders();
      return readAnswer(await promise);
    },
    async withdraw({ url, reference }, at) {
      const server = servers[at % servers.length];
      const answer = await fetch(`${server?.url}/r/${reference}/withdraw`, {
        method: 'POST',
        headers: { cookie: `doorstep_receipt=${url.split('/').at(-1)}` },
        redirect: 'manual',
      });
      await answer.arrayBuffer();
      return answer.status;
    },
    requests: requestsOf,
    async balance(offer) {
      const requests = await requestsOf(offer);
      const lines = requests.filter(takesStock).flatMap((request) => request.lines);
      return (await store.stock.ofOffer(offer.id)).map(({ itemId, stock, taken }) => ({
        stock,
        taken,
        owed: lines.filter((line) => line.itemId === itemId).reduce((sum, { quantity }) => sum + quantity, 0),
      }));
    },
    async end() {
      for (const end of ends.toReversed()) await end();
    },
  };
}

/** The servers check the solution, not the difficulty, so cheap challenges suffice. */
const cheap = { cost: 1, minAttempts: 1, maxAttempts: 2 };

export async function readAnswer(answer: Response): Promise<Answer> {
  const text = await answer.text();
  const body: unknown = answer.headers.get('content-type')?.includes('json') === true ? JSON.parse(text) : {};
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    saved: body as SubmissionAnswer,
    problem: body as Problem,
  };
}

/** The number of each outcome: `201 accepted`, `409 sold_out`. */
export function countAnswers(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, saved, problem } of answers) {
    const outcome = `${status} ${status < 300 ? saved.state : problem.code}`;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

/** One of many networks, since each has its own budget. */
export function someNetwork(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.1`;
}
