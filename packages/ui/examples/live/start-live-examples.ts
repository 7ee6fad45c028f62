import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { LiveSettings } from './live-settings.ts';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

export async function startLiveExamples(
  settings: LiveSettings,
  { port = 0 } = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'ds-live-'));
  await build({
    configFile: false,
    root: import.meta.dirname,
    plugins: [react()],
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  const { doorstep } = settings;
  const page = (await readFile(join(folder, 'index.html'), 'utf8'))
    .replace(/(id="settings">)[^<]*/, (_, start: string) => start + JSON.stringify(settings))
    .replace('</head>', () => `<script type="module" src="${doorstep}/embed.js"></script></head>`);
  const policy = `default-src 'none'; script-src 'self' ${doorstep}; style-src 'self'; img-src data:; connect-src ${doorstep}; form-action 'none'; base-uri 'none'`;

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://examples.invalid');
    response.setHeader('content-security-policy', policy);
    if (pathname === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      return;
    }
    readFile(join(folder, pathname)).then(
      (file) => response.writeHead(200, { 'content-type': types[extname(pathname)] ?? 'text/plain' }).end(file),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      await new Promise<unknown>((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await rm(folder, { recursive: true, force: true });
    },
  };
}
