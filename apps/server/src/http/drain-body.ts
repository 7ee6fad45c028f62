import type { IncomingMessage } from 'node:http';

const maxBytes = 64 * 1024 * 1024;
const maxMs = 10_000;

/**
 * Reads the rest of a body that is refused, and throws it away: a connection that is closed while somebody still sends
 * is reset, and the answer is lost with it. Gives up on a body that is larger or slower than anybody's mistake.
 */
export function drainBody(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const done = () => {
      clearTimeout(timer);
      request.off('data', count).off('end', done).off('error', done).off('close', done);
      resolve();
    };
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) done();
    };
    const timer = setTimeout(done, maxMs);
    request.on('data', count).on('end', done).on('error', done).on('close', done);
    request.resume();
  });
}
