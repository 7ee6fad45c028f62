import type { Readable } from 'node:stream';
import type { AnswerOf, Operation, OperationTable, ParamsOf, Query, Schema } from '@doorstep/contract/operations';
import type { AuditEntry, Context } from '@doorstep/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InferOutput } from 'valibot';

export interface ServedFile {
  file: Readable | Buffer | string;
  name: string;
  type?: string;
  headers?: Record<string, string>;
}

export interface Call<K, O extends Operation> {
  context: Context;
  params: ParamsOf<K>;
  query: O extends { query: infer Q extends Query } ? InferOutput<Q> : object;
  body: O extends { body: infer B } ? (B extends Schema ? InferOutput<B> : Buffer) : undefined;
  /** The `Idempotency-Key`; empty for none. */
  key: string;
  /** Marks the answer as that of an earlier call with this key. */
  replayed(): void;
  /** Overrides what the audit entry of this reading says by its row. */
  recordAs(entry: Partial<Pick<AuditEntry, 'subjectKind' | 'subjectId' | 'detail'>>): void;
  /** For the links of the answer. */
  site: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<K, O extends Operation> = (call: Call<K, O>) => Promise<AnswerOf<O, ServedFile>> | AnswerOf<O, ServedFile>;

export type Handlers<T extends OperationTable> = {
  [K in keyof T]: T[K] extends Operation ? Handler<K, T[K]> : never;
};
