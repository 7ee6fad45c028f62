import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { PublicPageRenderer } from '@doorstep/contract';
import { frameIn, pages } from './fixtures.ts';

export const dist = join(import.meta.dirname, '../../dist');
/** The server's policy, plus the origin of a captcha's script. */
const contentSecurityPolicy = (captchaOrigin: string): string =>
  `default-src 'none'; script-src 'self' ${captchaOrigin}; style-src 'self'; font-src 'self'; img-src 'self' data:; worker-src 'self'; connect-src 'self' ${captchaOrigin}; form-action 'self'; base-uri 'none'${captchaOrigin === '' ? "; require-trusted-types-for 'script'; trusted-types doorstep default" : ''}`;

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export async function loadRenderer(): Promise<PublicPageRenderer> {
  return (await import(join(dist, 'server/render.js'))) as PublicPageRenderer;
}

/** Handles a path before the pages do; false leaves it to them. */
export type Answering = (request: IncomingMessage, answer: ServerResponse, url: URL) => Promise<boolean>;

export async function startPreview(port: number, answering?: Answering) {
  const renderer = await loadRenderer();
  const server = createServer((request, answer) => {
    void respond(request, answer).catch((error: unknown) => answer.destroy(error as Error));
  });

  async function respond(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://preview');
    if ((await answering?.(request, answer, url)) === true) return;
    if (url.pathname.startsWith('/assets/')) {
      const content = await readFile(join(dist, 'public', url.pathname));
      answer.writeHead(200, { 'content-type': contentTypes[extname(url.pathname)] ?? 'application/octet-stream' });
      answer.end(content);
      return;
    }
    const name = url.pathname.replace('/page/', '');
    const page = pages[name];
    if (page === undefined) {
      answer.writeHead(404, { 'content-type': 'text/plain' }).end(Object.keys(pages).join('\n'));
      return;
    }
    const pageFrame = frameIn(url.searchParams.get('lang') ?? 'en');
    sendPage(answer, renderer.renderPage(page, { ...pageFrame, path: url.pathname }));
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    renderer,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function sendPage(answer: ServerResponse, html: string, status = 200, captchaOrigin = ''): void {
  answer.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(captchaOrigin).replace(
      /(?:style|script)-src 'self'/g,
      `$& ${hashesOf(html)}`,
    ),
  });
  answer.end(html);
}

/** Hashes of a page's inline styles and scripts, as the server lists them. */
function hashesOf(html: string): string {
  const texts = [...html.matchAll(/<(style|script)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , text = '']) => text);
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
}
