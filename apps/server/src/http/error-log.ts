import { DoorstepError } from '@doorstep/core';
import { outageReason } from '@doorstep/database';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { errorDescription } from './request-log.ts';

declare module 'fastify' {
  interface FastifyInstance {
    errorLog: ErrorLog;
  }
}

const windowMs = 60_000;
/** Bounds memory if a service invents codes. */
const maxCauses = 100;

export interface ErrorLog {
  /** @returns why the store is unavailable; null for other errors. */
  report(error: unknown, message: string, fields?: Record<string, unknown>): string | null;
  warn(cause: string, message: string, fields: Record<string, unknown>): void;
  storeOutages(): number;
}

export function createErrorLog(log: Pick<FastifyBaseLogger, 'error' | 'warn'>): ErrorLog {
  const repeated = new Map<string, { count: number; write: (count: number) => void }>();
  let storeOutages = 0;

  function oncePerMinute(cause: string, write: (count: number) => void): void {
    const known = repeated.get(cause);
    if (known !== undefined) {
      known.count += 1;
      known.write = write;
    } else if (repeated.size < maxCauses) {
      repeated.set(cause, { count: 0, write });
      write(1);
      endMinute(cause);
    }
  }

  function endMinute(cause: string): void {
    setTimeout(() => {
      const { count = 0, write } = repeated.get(cause) ?? {};
      repeated.delete(cause);
      if (count === 0) return;
      repeated.set(cause, { count: 0, write: write ?? (() => undefined) });
      write?.(count);
      endMinute(cause);
    }, windowMs).unref();
  }

  return {
    report(error, message, fields = {}) {
      const reason = outageReason(error);
      if (reason !== null) storeOutages += 1;
      const cause = reason ?? (error instanceof DoorstepError && error.code !== 'internal' ? error.code : null);
      if (cause === null) {
        log.error({ ...fields, err: error }, message);
        return null;
      }
      const { type, code, message: text } = errorDescription(innermost(error));
      oncePerMinute(`${cause} ${String(code)} ${message}`, (count) =>
        // Not as `err`, which the logger serialises only for an Error.
        log.error({ ...fields, reason: cause, cause: { type, code, message: text }, count }, message),
      );
      return reason;
    },
    warn(cause, message, fields) {
      oncePerMinute(`${cause} ${message}`, (count) => log.warn({ ...fields, count }, message));
    },
    storeOutages: () => storeOutages,
  };
}

function innermost(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error;
}

export function addErrorLog(app: FastifyInstance): void {
  app.decorate('errorLog', createErrorLog(app.log));
}
