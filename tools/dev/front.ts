// Holds requests during builds and restarts, and adds a reload script to every page.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripVTControlCharacters } from 'node:util';

const place = '/__dev';
const script = `const changes = new EventSource('${place}/changes?page=' + encodeURIComponent(location.pathname));
changes.onmessage = () => location.reload();
addEventListener('pagehide', () => changes.close());
`;

export interface Front {
  url: string;
  openPages(): string[];
  reload(): void;
  stop(): void;
}

/** @param ready  resolves with the address of a server that has what the path needs; rejects with the error. */
export async function startFront(
  { host, port }: { host: string; port: number },
  ready: (path: string) => Promise<string>,
): Promise<Front> {
  const open = new Map<ServerResponse, string>();
  const front = createServer((incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://front');
    if (pathname === `${place}/reload.js`) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
    } else if (pathname === `${place}/changes`) {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      outgoing.flushHeaders();
      open.set(outgoing, searchParams.get('page') ?? '/');
      outgoing.once('close', () => open.delete(outgoing));
    } else {
      ready(pathname).then(
        (target) => pass(incoming, outgoing, target),
        (error: unknown) => sendProblem(outgoing, error),
      );
    }
  });
  await new Promise<void>((resolve, reject) => {
    front.once('error', reject);
    front.listen(port, host, resolve);
  });
  const address = front.address();
  const listening = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host}:${listening}`,
    openPages: () => [...open.values()],
    reload: () => open.forEach((_, answer) => answer.write('data: changed\n\n')),
    stop: () => {
      front.close();
      front.closeAllConnections();
    },
  };
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, target: string): void {
  const onward = request(
    new URL(incoming.url ?? '/', target),
    {
      method: incoming.method,
      headers: {
        ...incoming.headers,
        'accept-encoding': 'identity', // so that the script can be inserted
        'x-forwarded-for': incoming.socket.remoteAddress ?? '',
        'x-forwarded-proto': 'http',
      },
    },
    (answer) => {
      const { connection: _connection, 'keep-alive': _keepAlive, ...rest } = answer.headers;
      const headers = { ...rest, 'cache-control': 'no-store' };
      const isPage = incoming.method === 'GET' && (headers['content-type'] ?? '').startsWith('text/html');
      if (!isPage) {
        outgoing.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(outgoing);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () => {
        const page = Buffer.concat(chunks).toString('utf8').replace('</head>', `${tag}</head>`);
        outgoing
          .writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': Buffer.byteLength(page) })
          .end(page);
      });
    },
  );
  onward.on('error', (error) => (outgoing.headersSent ? outgoing.destroy() : sendProblem(outgoing, error)));
  incoming.pipe(onward);
}

const tag = `<script src="${place}/reload.js" defer></script>`;

/** Shows the error in the browser. The next change reloads the page. */
function sendProblem(outgoing: ServerResponse, error: unknown): void {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
  outgoing.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  outgoing.end(
    `<!doctype html><html lang="en"><head><title>Not built</title>${tag}</head><body><pre>${text}</pre></body></html>`,
  );
}
