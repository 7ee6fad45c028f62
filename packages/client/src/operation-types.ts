import type { MailKind } from '@doorstep/contract';
import type { AnswerOf, OperationKey, operations, ParamsOf, Query, Schema } from '@doorstep/contract/operations';
import type { InferInput, InferOutput } from 'valibot';

type Row<K extends OperationKey> = (typeof operations)[K];
export type Answer<K extends OperationKey> = AnswerOf<Row<K>, Blob>;
type QueryOf<O> = O extends { query: infer Q extends Query } ? { query: Partial<InferOutput<Q>> } : object;
type BodyOf<O> = O extends { body: infer B } ? { body: B extends Schema ? InferInput<B> : Blob } : object;
type ParamsPart<K> = keyof ParamsOf<K> extends never ? object : { params: ParamsOf<K> };

/** What an operation takes, by its row in the table. */
export type Input<K extends OperationKey> = ParamsPart<K> & QueryOf<Row<K>> & BodyOf<Row<K>>;

/** Operations that can be tried without being done. */
export type Triable = { [K in OperationKey]: Row<K> extends { isTriable: true } ? K : never }[OperationKey];

/** What a dry run answers. */
export interface Tried<A = unknown> {
  answer: A;
  /** The emails that it would send. */
  mails: MailKind[];
}

interface Page {
  total: number;
  page: number;
  pageSize: number;
}

/** Operations that answer one page of a list. */
export type Paged = { [K in OperationKey]: Answer<K> extends Page ? K : never }[OperationKey];
/** What the list of a paged operation holds: the one array of its answer. */
export type Entry<K extends Paged> = {
  [N in keyof Answer<K>]: Answer<K>[N] extends (infer E)[] ? E : never;
}[keyof Answer<K>];

export interface CallOptions {
  /** An abort rejects with the reason of the signal. */
  signal?: AbortSignal;
  /** For what takes the server longer than most. */
  timeoutMs?: number;
}

/** Under the same `idempotencyKey` a call is done once, and its answer is repeated. */
export type OptionsOf<K extends OperationKey> = CallOptions &
  (Row<K> extends { once: 'needed' }
    ? { idempotencyKey: string }
    : Row<K> extends { once: 'taken' }
      ? { idempotencyKey?: string }
      : object);
/** They can be left out where nothing in them is needed. */
export type OptionsArgument<K extends OperationKey> =
  object extends OptionsOf<K> ? [options?: OptionsOf<K>] : [options: OptionsOf<K>];
