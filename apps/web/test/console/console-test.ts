// The console in a browser, with a Doorstep per test: the real server in this process, on a copy of the invented town.
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes, type ErrorCode, type FieldError, type OfferInput, type Problem } from '@doorstep/contract';
import { createOffer, saveOffer, transitionOffer, type Context, type Offer, type ServiceRequest } from '@doorstep/core';
import { createDataFolder, freePort, startMailSink, type MailSink } from '@doorstep/testing';
import { usePages } from '@doorstep/testing/use-pages';
import type { BrowserContextOptions, Request } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createApp, type App } from '../../../server/src/app.ts';
import { loadConfig } from '../../../server/src/config.ts';
import { openInstallation, type Installation } from '../../../server/src/open-installation.ts';
import { cookiesOf } from '../../../server/test/staff-server.ts';
import { watchPage, type OpenedPage } from './console-browser.ts';
import { binOffer, createVisitors, foundTown, type Member, type Town, type TownKind } from './invented-town.ts';

type Settings = Record<string, string>;

export interface ConsoleTest extends Pick<OpenedPage, 'page' | 'settled'> {
  url: string;
  /** As at the start of every test, with its owner signed in. */
  town: Town;
  /** A context for core functions, acting as the command line. */
  staff: Context;
  visitors: ReturnType<typeof createVisitors>;
  masterSecret: string;
  /** Every API call of the page, in order. */
  calls: { method: string; path: string; body: unknown }[];
  /** Opens a console page by its path and waits for its heading. */
  go(path: string): Promise<void>;
  /** One of the town's requests, 0 being the newest. */
  request(index: number): Town['requests'][number];
  stored(one: { id: string }): Promise<ServiceRequest>;
  storedOffer(name: keyof Town['offers']): Promise<Offer>;
  /** Publishes another offer, open to visitors. */
  publish(changes: Partial<OfferInput>): Promise<Offer>;
  /** Saves changes of an offer as its next version. */
  changeOffer(name: keyof Town['offers'], changes: Partial<OfferInput>): Promise<void>;
  /** A context for core functions, acting as a team member elsewhere. */
  as(member: Member): Context;
  /** Signs in as another member; null signs out. */
  signIn(member: Member | null): Promise<void>;
  /** Switches to another town, with its owner signed in if it has one. */
  moveTo(kind: TownKind): Promise<void>;
  /** Restarts the server on the same data with other settings. */
  restart(settings: Settings): Promise<void>;
  /** Answers the next call that matches, by method and path, with an error; `reset` breaks the connection. */
  fail(path: RegExp, code: ErrorCode | 'reset', errors?: FieldError[]): Promise<void>;
  /**
   * Holds matching calls, by method and path, before they reach the server; calls already under way arrive first.
   * @returns a function that releases them.
   */
  hold(path: RegExp): Promise<() => void>;
  /** The same for their answers: the server has them, and the page does not know. */
  holdAnswers(path: RegExp): Promise<() => void>;
}

interface ConsoleTestOptions {
  /** One page for all tests: faster, if tests leave nothing behind in the browser. */
  sharesPage?: boolean;
  settings?: Settings;
}

/** Gives each test a Doorstep and a page. A test fails on any script error or policy violation. */
export function consoleTest(
  options: BrowserContextOptions = {},
  { sharesPage = false, settings = {} }: ConsoleTestOptions = {},
): ConsoleTest {
  const test = {} as ConsoleTest;
  let mail: MailSink;
  let opened: OpenedPage;
  let doorstep: Doorstep;
  let folder: ReturnType<typeof createDataFolder>;
  let port: number;

  const start = async (changes: Settings) => {
    doorstep = await startDoorstep(folder.path, { SMTP_URL: mail.url, PORT: String(port), ...settings, ...changes });
    const { url, app, installation } = doorstep;
    const staff = app.contextFor({ kind: 'command_line' });
    const { masterSecret } = installation;
    Object.assign(test, { url, staff, masterSecret, visitors: createVisitors({ context: staff, masterSecret }) });
  };
  const begin = async (kind: TownKind) => {
    const { town, path } = await template(kind);
    folder = createDataFolder();
    // The kept assets are the same in every folder, and most of its bytes.
    const assets = join(path, 'assets');
    cpSync(path, folder.path, { recursive: true, filter: (source) => source !== assets });
    symlinkSync(assets, join(folder.path, 'assets'));
    test.town = structuredClone(town);
    // An open page may call as soon as the server is back.
    await test.signIn(kind === 'new' ? null : 'olive');
    await start({});
  };
  const end = async () => {
    await doorstep.stop();
    folder.remove();
  };

  beforeAll(async () => {
    mail = await startMailSink();
    port = await freePort();
  });
  afterAll(() => mail.close());
  const openPage = usePages();

  const prepareOpening = sharesPage ? beforeAll : beforeEach;
  prepareOpening(async () => {
    opened = watchPage(
      await openPage({ timezoneId: 'Europe/London', locale: 'en-GB', isKept: sharesPage, ...options }),
    );
    test.page = opened.page;
    test.settled = opened.settled;
    test.calls = [];
    opened.page.on('request', (request) => recordCall(test.calls, request));
  });

  beforeEach(async () => {
    await begin('busy');
    test.calls.splice(0);
  });
  afterEach(async () => {
    await test.page.unrouteAll({ behavior: 'ignoreErrors' });
    await end();
    expect(opened.violations.splice(0)).toEqual([]);
  });

  test.go = async (path) => {
    await test.page.goto(test.url + path);
    await test.page.getByRole('heading', { level: 1 }).waitFor();
  };
  test.request = (index) => {
    const found = test.town.requests[index];
    if (found === undefined) throw new Error(`The town has no request ${index}`);
    return found;
  };
  test.stored = async ({ id }) => {
    const found = await test.staff.store.requests.find(id);
    if (found === null) throw new Error(`There is no request ${id}`);
    return found;
  };
  test.storedOffer = async (name) => {
    const found = await test.staff.store.offers.find(test.town.offers[name]);
    if (found === null) throw new Error(`There is no offer ${name}`);
    return found;
  };
  test.publish = async (changes) => {
    const { id } = await createOffer(test.as('olive'), binOffer(changes));
    return transitionOffer(test.as('olive'), { id, transition: 'publish' });
  };
  test.changeOffer = async (name, changes) => {
    const { id, version, definition } = await test.storedOffer(name);
    await saveOffer(test.as('ezra'), { id, version, input: { ...definition, ...changes } });
  };
  test.as = (member) => {
    const { id, name, role } = test.town.people[member];
    return { ...test.staff, actor: { kind: 'person', id, name, role } };
  };
  test.signIn = async (member) => {
    const context = test.page.context();
    await context.clearCookies();
    if (member === null) return;
    const [name = '', ...value] = test.town.people[member].cookie.split('=');
    await context.addCookies([
      { name, value: value.join('='), url: 'http://127.0.0.1', httpOnly: true, sameSite: 'Lax' },
    ]);
  };
  test.moveTo = async (kind) => {
    await end();
    await begin(kind);
  };
  test.restart = async (changes) => {
    await doorstep.stop();
    await start(changes);
  };
  test.fail = async (path, code, errors = []) => {
    let isUsed = false;
    await test.page.route('**/api/**', async (route) => {
      if (isUsed || !path.test(nameOf(route.request()))) return route.fallback();
      isUsed = true;
      if (code === 'reset') return route.abort('connectionreset');
      const { status } = errorCodes[code];
      const problem: Problem = { type: 'about:blank', title: code, status, detail: '', code, requestId: 'lost' };
      return route.fulfill({
        status,
        contentType: 'application/problem+json',
        body: JSON.stringify({ ...problem, errors: errors.map((error) => ({ ...error, detail: '' })) }),
      });
    });
  };
  test.hold = async (path) => {
    const { promise: released, resolve } = Promise.withResolvers<void>();
    await test.page.route('**/api/**', async (route) => {
      if (path.test(nameOf(route.request()))) await released;
      return route.fallback();
    });
    const earlier = [...opened.underWay].filter((request) => path.test(nameOf(request)));
    for (const request of earlier) await (await request.response())?.finished();
    return resolve;
  };
  test.holdAnswers = async (path) => {
    const { promise: released, resolve } = Promise.withResolvers<void>();
    await test.page.route('**/api/**', async (route) => {
      if (!path.test(nameOf(route.request()))) return route.fallback();
      const response = await route.fetch();
      await released;
      return route.fulfill({ response });
    });
    return resolve;
  };
  return test;
}

/** Method and path; dry runs have a path of their own. */
function nameOf(request: Request): string {
  return `${request.method()} ${pathOf(request)}`;
}

function pathOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url());
  return searchParams.get('dryRun') === 'true' ? `${pathname}/dry-run` : pathname;
}

function recordCall(calls: ConsoleTest['calls'], request: Request): void {
  const path = pathOf(request);
  if (!path.startsWith('/api/')) return;
  const isJson = request.headers()['content-type']?.includes('json') === true;
  calls.push({ method: request.method(), path, body: isJson ? (request.postDataJSON() as unknown) : undefined });
}

interface Doorstep {
  url: string;
  app: App;
  installation: Installation;
  stop(): Promise<void>;
}

async function startDoorstep(dataFolder: string, settings: Settings): Promise<Doorstep> {
  const environment = { DOORSTEP_DATA: dataFolder, DOORSTEP_DEMO: 'off', PORT: '0', ...settings };
  const installation = await openInstallation(loadConfig(environment));
  const app = await createApp(installation, { level: 'silent' }, { holdsAnswersStrictly: true });
  const url = await app.start();
  return { url, app, installation, stop: () => app.stop() };
}

interface Template {
  town: Town;
  path: string;
}

const templates = new Map<TownKind, Promise<Template>>();

/** A town as a folder to copy: created once per worker. */
function template(kind: TownKind): Promise<Template> {
  const made = templates.get(kind) ?? found(kind);
  templates.set(kind, made);
  return made;
}

async function found(kind: TownKind): Promise<Template> {
  const folder = createDataFolder();
  process.once('exit', () => folder.remove());
  const { url, app, installation, stop } = await startDoorstep(folder.path, {});
  try {
    const town = await foundTown({
      kind,
      context: app.contextFor({ kind: 'command_line' }),
      masterSecret: installation.masterSecret,
      dataFolder: folder.path,
      async join(body) {
        const answer = await fetch(`${url}/api/v1/invitations/accept`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: url },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(await answer.text());
        return cookiesOf(answer);
      },
    });
    return { town, path: folder.path };
  } finally {
    await stop();
  }
}
