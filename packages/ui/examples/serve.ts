// Builds the examples and serves them with a fictional address lookup and a real proof of work: `node
// packages/ui/examples/serve.ts`. `/?hcaptcha=1` and `/?turnstile=1` add sections with their stand-ins. The component
// tests use the same server.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { proofOfWork } from '@doorstep/human-check/server';
import {
  startHcaptchaStandIn,
  startLoqateStandIn,
  startTurnstileStandIn,
  type CaptchaStandIn,
  type HcaptchaStandIn,
  type LoqateStandIn,
} from '@doorstep/testing';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { defaultSettings, type ExampleSettings } from './settings.ts';

export interface Examples {
  origin: string;
  lookup: LoqateStandIn;
  hcaptcha: HcaptchaStandIn;
  turnstile: CaptchaStandIn;
  challengeStatus: number | null;
  lifetimeMs: number;
  challengesIssued: number;
  close: () => Promise<void>;
}

/** As strict as the product's pages: no inline scripts or styles, no foreign hosts except the services in use. */
const policy = (lookup: string, captcha: string): string =>
  `default-src 'none'; script-src 'self' ${captcha}; worker-src 'self'; style-src 'self'; img-src data:; connect-src 'self' ${lookup} ${captcha}; form-action 'self'; base-uri 'none'`;

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

export async function startExamples({ host = '127.0.0.1', port = 0 } = {}): Promise<Examples> {
  const folder = await mkdtemp(join(tmpdir(), 'ds-examples-'));
  const { template, render } = await buildExamples(folder);
  const lookup = await startLoqateStandIn();
  const hcaptcha = await startHcaptchaStandIn();
  const turnstile = await startTurnstileStandIn();
  const secret = randomBytes(32).toString('hex');

  const examples: Examples = {
    origin: '',
    lookup,
    hcaptcha,
    turnstile,
    challengeStatus: null,
    lifetimeMs: 20 * 60_000,
    challengesIssued: 0,
    close: async () => {
      await new Promise<unknown>((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await lookup.close();
      await Promise.all([hcaptcha.close(), turnstile.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://examples.invalid');
    response.setHeader(
      'content-security-policy',
      policy(
        lookup.origin,
        searchParams.has('hcaptcha') ? hcaptcha.origin : searchParams.has('turnstile') ? turnstile.origin : '',
      ),
    );
    if (pathname === '/challenge') {
      if (examples.challengeStatus !== null) return void response.writeHead(examples.challengeStatus).end();
      examples.challengesIssued += 1;
      const check = proofOfWork({ secret, lifetimeMs: examples.lifetimeMs });
      return void response.end(JSON.stringify(await check.issue({ offer: 'examples' })));
    }
    if (pathname === '/verify') {
      const outcome = await proofOfWork({ secret }).verify({ token: await readBody(request), offer: 'examples' });
      return void response.end('reason' in outcome ? `${outcome.kind}: ${outcome.reason}` : outcome.kind);
    }
    if (pathname === '/verify-hcaptcha') {
      const { secret, siteKey: sitekey, verifyUrl } = hcaptcha;
      const body = new URLSearchParams({ secret, response: await readBody(request), remoteip: '192.0.2.7', sitekey });
      return void response.end(await (await fetch(verifyUrl, { method: 'POST', body })).text());
    }
    if (pathname === '/verify-turnstile') {
      const body = new URLSearchParams({ secret: turnstile.secret, response: await readBody(request) });
      return void response.end(await (await fetch(turnstile.verifyUrl, { method: 'POST', body })).text());
    }
    if (pathname === '/sent') return void response.end(await readBody(request));
    if (pathname !== '/') {
      const file = await readFile(join(folder, 'browser', pathname)).catch(() => null);
      if (file === null) return void response.writeHead(404).end();
      return void response.writeHead(200, { 'content-type': types[extname(pathname)] ?? 'text/plain' }).end(file);
    }
    const settings = settingsOf(searchParams, { lookup, hcaptcha, turnstile });
    const page = template
      .replace('<!--page-->', () => render(settings))
      .replace(/(id="settings">)[^<]*/, (_, start: string) => start + JSON.stringify(settings))
      .replace('<html lang="en"', `<html lang="en" dir="${searchParams.get('dir') ?? 'ltr'}"`);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  examples.origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  return examples;
}

async function buildExamples(folder: string) {
  const shared: InlineConfig = {
    configFile: false,
    root: import.meta.dirname,
    plugins: [react()],
    logLevel: 'warn',
  };
  await build({ ...shared, build: { outDir: join(folder, 'browser'), emptyOutDir: true } });
  const outDir = join(folder, 'server');
  await build({
    ...shared,
    ssr: { noExternal: true },
    build: { outDir, ssr: join(import.meta.dirname, 'server.tsx') },
  });
  const built = (await import(/* @vite-ignore */ pathToFileURL(join(outDir, 'server.js')).href)) as {
    renderExamples: (settings: ExampleSettings) => string;
  };
  return { template: await readFile(join(folder, 'browser/index.html'), 'utf8'), render: built.renderExamples };
}

function settingsOf(
  query: URLSearchParams,
  { lookup, ...captchas }: Pick<Examples, 'lookup' | 'hcaptcha' | 'turnstile'>,
): ExampleSettings {
  const number = (name: string): number | undefined => (query.has(name) ? Number(query.get(name)) : undefined);
  const limit = number('limit');
  const minLength = number('minLength');
  const loadTimeoutMs = number('loadTimeoutMs');
  const host = query.get('host');
  return {
    ...defaultSettings,
    lookupUrl: lookup.url,
    lookupKey: lookup.key,
    debounceMs: number('debounceMs') ?? defaultSettings.debounceMs,
    ...(limit === undefined ? {} : { limit }),
    ...(minLength === undefined ? {} : { minLength }),
    auto: (query.get('auto') ?? defaultSettings.auto) as ExampleSettings['auto'],
    captchas: (['hcaptcha', 'turnstile'] as const).flatMap((captcha) =>
      Array.from({ length: number(captcha) ?? 0 }, () => ({
        captcha,
        options: {
          siteKey: query.get('siteKey') ?? captchas[captcha].siteKey,
          scriptOrigin: captchas[captcha].origin,
          script: host === null ? {} : { host },
          reports: query.get('reports') !== 'off',
          reportOrigin: captchas[captcha].origin,
          language: query.get('language') ?? defaultSettings.language,
          ...(loadTimeoutMs === undefined ? {} : { loadTimeoutMs }),
        },
      })),
    ),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

if (import.meta.main) {
  const examples = await startExamples({ port: 41_100 });
  process.stdout.write(`${examples.origin}\n`);
}
