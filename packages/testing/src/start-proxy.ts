import { lateAnswer } from './late-answer.ts';
import { createServer, request, type Server } from 'node:http';

export interface RunningProxy {
  url: string;
  counts(): number[];
  stop(): Promise<void>;
}

/**
 * Starts a round-robin proxy.
 * @param targets URLs such as `http://127.0.0.1:3000`. May grow later: a server needs the proxy's URL before it starts.
 * The client's Host header is passed on.
 */
export async function startProxy(targets: string[]): Promise<RunningProxy> {
  const counts: number[] = [];
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const index = turn % Math.max(targets.length, 1);
    const target = targets[index];
    if (target === undefined) {
      outgoing.writeHead(503).end();
      return;
    }
    turn += 1;
    counts[index] = (counts[index] ?? 0) + 1;
    const { hostname, port } = new URL(target);
    const before = incoming.headers['x-forwarded-for'];
    const client = incoming.socket.remoteAddress ?? '';
    const onward = request(
      {
        hostname,
        port,
        method: incoming.method,
        path: incoming.url,
        headers: {
          ...incoming.headers,
          'x-forwarded-for': before === undefined ? client : `${String(before)}, ${client}`,
          'x-forwarded-proto': 'http',
        },
      },
      (answer) => {
        // These headers describe the connection to the server; the one to the client may close earlier.
        const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers;
        void lateAnswer().then(() => answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, headers)));
      },
    );
    onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${portOf(server)}`, counts: () => [...counts], stop: () => stop(server) };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return address.port;
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
