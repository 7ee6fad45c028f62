import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  origin: string;
  close: () => Promise<void>;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Listens on 127.0.0.1, on a free port by default. A handler that throws answers 500 with the error. */
export async function listen(handler: Handler, port = 0): Promise<Listening> {
  // Keeps idle connections open: a client on a busy machine might reuse one just as it closes.
  const server = createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
    handler(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${taken}`, close: () => close(server) };
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
