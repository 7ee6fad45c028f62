import type { FastifyInstance } from 'fastify';
import type { Writable } from 'node:stream';

export interface LogOptions {
  level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  stream?: Writable;
}

export function loggerOptions({ level, stream }: LogOptions) {
  return {
    level,
    stream: stream ?? process.stderr,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: (request: { method: string; id: string }) => ({ id: request.id, method: request.method }),
      err: errorDescription,
    },
  };
}

/** Name, code, message and stack of an error and its causes, without other properties, which may be personal data. */
export function errorDescription(
  error: unknown,
): Record<string, unknown> & { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name, message, stack = '', cause } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: name, code, message, stack, ...(cause === undefined ? {} : { cause: errorDescription(cause) }) };
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    app.log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? '(no route)',
        status: reply.statusCode,
        ...(reply.errorCode === null ? {} : { code: reply.errorCode }),
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
