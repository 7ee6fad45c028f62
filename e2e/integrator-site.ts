// Someone else's site: its own origin, a strict policy, pages with an element of Doorstep's, and a server that receives
// the forms.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface IntegratorSite {
  url: string;
  /** The received forms, oldest first. */
  received: Record<string, string>[];
  close(): Promise<void>;
}

/** Whole files by path, such as a script that a test has built. */
export type SiteFiles = Record<string, { type: string; body: string }>;

/**
 * @param pages The body of each page, by path. Pages and files may be added later.
 * @param doorstep Origin of the Doorstep that the pages' policy allows, besides the site itself. Read for each page, so
 * a Doorstep that needs the site's address can start later.
 */
export async function startIntegratorSite(options: {
  doorstep: string;
  pages: Record<string, string>;
  files?: SiteFiles;
  /** Other origins that the policy allows in frames; also read for each page. */
  frames?: string[];
  /** The policy lets scripts write markup and styles, as third-party scripts do. */
  allowsScriptsOfAnyKind?: boolean;
}): Promise<IntegratorSite> {
  const { pages, files = {}, frames = [], allowsScriptsOfAnyKind = false } = options;
  const received: Record<string, string>[] = [];
  const policyFor = (doorstep: string) =>
    [
      "default-src 'none'",
      `script-src 'self' ${doorstep}`,
      `connect-src ${["'self'", doorstep, ...frames].join(' ')}`,
      `style-src 'self'${allowsScriptsOfAnyKind ? " 'unsafe-inline'" : ''}`,
      'img-src data:',
      "form-action 'self'",
      "base-uri 'none'",
      ...(frames.length === 0 ? [] : [`frame-src ${["'self'", ...frames].join(' ')}`]),
      ...(allowsScriptsOfAnyKind ? [] : ["require-trusted-types-for 'script'"]),
    ].join('; ');
  const server = createServer((request, response) => {
    const { doorstep } = options;
    const policy = policyFor(doorstep);
    const path = new URL(request.url ?? '/', 'http://site.invalid').pathname;
    const answer = (status: number, type: string, body: string) =>
      response
        .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy })
        .end(body);
    const file = path === '/look.css' ? { type: 'text/css', body: look } : files[path];
    const page = pages[path];
    if (request.method === 'POST') {
      const take = async (): Promise<void> => {
        received.push(await readForm(request));
        answer(200, 'text/html', documentOf('<h1>Thank you</h1>', doorstep));
      };
      void take();
    } else if (file !== undefined) answer(200, file.type, file.body);
    else if (page !== undefined) answer(200, 'text/html', documentOf(page, doorstep));
    else answer(404, 'text/plain', 'not here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: async () => {
      await new Promise<unknown>((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}

const documentOf = (body: string, doorstep: string) => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>A shop</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/look.css" />
    <script type="module" src="${doorstep}/embed.js"></script>
  </head>
  <body>
    <main>${body}</main>
  </body>
</html>`;

const look = `
:root { color-scheme: light dark; --ground: #fdfdf6; --ink: #23302b; }
@media (prefers-color-scheme: dark) { :root { --ground: #1c2422; --ink: #e9efe9; } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1.0625rem/1.5 Georgia, serif; }
main { max-width: 36rem; margin: 0 auto; padding: 1.5rem; }
form, fieldset { display: grid; gap: 1.25rem; margin: 0; padding: 0; border: 0; }
label { font-weight: bold; }
input, select, button { padding: 0.5rem; font: inherit; }
`;

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString('utf8')));
}
