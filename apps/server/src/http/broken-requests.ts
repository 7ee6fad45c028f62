// Answers requests that Node rejects before routing, with the usual problem document and headers.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorCodes, type ErrorCode } from '@doorstep/contract';
import { DoorstepError } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import { problemOf } from './error-response.ts';

const codes: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timed_out',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

export function refuseBrokenRequests(headers: Record<string, string>, newRequestId: () => string) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy(error);
      return;
    }
    const code = codes[error.code ?? ''] ?? 'request_malformed';
    const { status } = errorCodes[code];
    const requestId = newRequestId();
    const body = JSON.stringify(problemOf(code, {}, { requestId, language: 'en' }));
    const lines = Object.entries({
      ...headers,
      'x-request-id': requestId,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    socket.destroySoon();
  };
}

/** HTTP/1.1 requires `Host`, and our links contain it. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    const isMissing = request.headers.host === undefined && request.raw.httpVersion !== '1.0';
    done(isMissing ? new DoorstepError('request_malformed') : undefined);
  });
}
