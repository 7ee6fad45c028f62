// Builds the examples and serves them, with an invented address lookup beside them and a real proof of work:
// `node packages/ui/examples/serve.ts`. The tests of the components use the same.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { proofOfWork } from '@doorstep/human-check/server';
import { startLoqateStandIn, type LoqateStandIn } from '@doorstep/testing';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { defaultSettings, type ExampleSettings } from './settings.ts';

export interface Examples {
  origin: string;
  lookup: LoqateStandIn;
  /** What `/challenge` does instead of answering, for as long as it is set. */
  challengeStatus: number | null;
  /** Life of the challenges that are handed out from now on. */
  lifetimeMs: number;
  challengesIssued: number;
  close: () => Promise<void>;
}

/** As strict as the pages of the product are: no inline script or style, no foreign host but the lookup. */
const policy = (lookup: string): string =>
  `default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src data:; connect-src 'self' ${lookup}; form-action 'self'; base-uri 'none'`;

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

export async function startExamples({ host = '127.0.0.1', port = 0 } = {}): Promise<Examples> {
  const folder = await mkdtemp(join(tmpdir(), 'ds-examples-'));
  const { template, render } = await buildExamples(folder);
  const lookup = await startLoqateStandIn();
  const secret = randomBytes(32).toString('hex');

  const examples: Examples = {
    origin: '',
    lookup,
    challengeStatus: null,
    lifetimeMs: 20 * 60_000,
    challengesIssued: 0,
    close: async () => {
      await new Promise<unknown>((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await lookup.close();
      await rm(folder, { recursive: true, force: true });
    },
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://examples.invalid');
    response.setHeader('content-security-policy', policy(lookup.origin));
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
    if (pathname === '/sent') return void response.end(await readBody(request));
    if (pathname !== '/') {
      const file = await readFile(join(folder, 'browser', pathname)).catch(() => null);
      if (file === null) return void response.writeHead(404).end();
      return void response.writeHead(200, { 'content-type': types[extname(pathname)] ?? 'text/plain' }).end(file);
    }
    const settings = settingsOf(searchParams, lookup);
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

function settingsOf(query: URLSearchParams, lookup: LoqateStandIn): ExampleSettings {
  const number = (name: string): number | undefined => (query.has(name) ? Number(query.get(name)) : undefined);
  const limit = number('limit');
  const minLength = number('minLength');
  return {
    ...defaultSettings,
    lookupUrl: lookup.url,
    lookupKey: lookup.key,
    debounceMs: number('debounceMs') ?? defaultSettings.debounceMs,
    ...(limit === undefined ? {} : { limit }),
    ...(minLength === undefined ? {} : { minLength }),
    auto: (query.get('auto') ?? defaultSettings.auto) as ExampleSettings['auto'],
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
