import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  origin: string;
  close: () => Promise<void>;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Listens on 127.0.0.1, on a free port unless one is given. A handler that throws answers 500 and says why. */
export async function listen(handler: Handler, port = 0): Promise<Listening> {
  // A client on a busy machine must not reuse a connection in the moment in which it is closed for being idle.
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

/** Also ends the connections that a stand-in left hanging. */
async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
