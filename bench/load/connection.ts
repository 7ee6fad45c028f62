// A minimal kept-alive HTTP/1.1 connection, because the generator shares the machine with the measured server.
import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  head: string;
  body: string;
}

export interface Connection {
  /** Not concurrently. @throws Error when the connection breaks. */
  send(request: Buffer): Promise<RawAnswer>;
  close(): void;
}

const noBytes = Buffer.alloc(0);

export async function openConnection(url: string): Promise<Connection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('error', reject);
  });
  let received: Buffer = noBytes;
  let waiting: PromiseWithResolvers<RawAnswer> | null = null;
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const answer = readAnswer(received);
    if (answer === null || waiting === null) return;
    received = noBytes;
    const { resolve } = waiting;
    waiting = null;
    resolve(answer);
  });
  const fail = (error?: Error) => waiting?.reject(error ?? new Error('The server closed the connection'));
  socket.on('error', fail);
  socket.on('close', () => fail());
  return {
    send(request) {
      waiting = Promise.withResolvers<RawAnswer>();
      socket.write(request);
      return waiting.promise;
    },
    close: () => socket.destroy(),
  };
}

/** Null for an incomplete response. Without pipelining, the received bytes are one response. */
function readAnswer(received: Buffer): RawAnswer | null {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = received.toString('latin1', 0, end);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  if (received.length < end + 4 + length) return null;
  return { status: Number(head.slice(9, 12)), head, body: received.toString('utf8', end + 4, end + 4 + length) };
}
