// The smallest balancer: each request goes to the next server in turn, as a balancer in front of several does.
import { createServer, request, type Server } from 'node:http';

export interface RunningProxy {
  url: string;
  /** How many requests each server got, in the order of the servers. */
  counts(): number[];
  stop(): Promise<void>;
}

/**
 * Starts a round-robin proxy before servers.
 * @param targets Their addresses, such as `http://127.0.0.1:3000`. The list may grow later: a server behind it has to
 * know the proxy's address before it starts. The Host header is passed on as the client sent it.
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
        // These two speak of the connection behind: a client that trusts them sends on one that is closed here.
        const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(outgoing);
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
