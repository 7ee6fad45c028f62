import type { MailKind } from '@doorstep/contract';
import type { Operations } from '@doorstep/contract/operations';

type Calls = Operations<Blob>;
/** By method and path below `/api/v1`: `GET /requests`. */
export type OperationKey = keyof Calls;
export type Answer<K extends OperationKey> = Calls[K]['answer'];
/** What an operation takes. */
export type Input<K extends OperationKey> = Calls[K]['input'];

/** Operations that can be tried without being done. */
export type Triable = { [K in OperationKey]: Calls[K]['isTriable'] extends true ? K : never }[OperationKey];

/** What a dry run answers. */
export interface Tried<A = unknown> {
  answer: A;
  /** The emails that it would send. */
  mails: MailKind[];
}

interface Part {
  rows: unknown[];
  next: string | null;
}

/** Operations that answer a list part by part. */
export type Listing = { [K in OperationKey]: Answer<K> extends Part ? K : never }[OperationKey];
/** Those of them that answer pages as well. */
export type Paged = { [K in Listing]: Answer<K> extends { page: number | null } ? K : never }[Listing];
/** What such a list holds. */
export type Entry<K extends Listing> = Answer<K>['rows'][number];

export interface CallOptions {
  /** An abort rejects with the reason of the signal. */
  signal?: AbortSignal;
  /** The ETag of what was read: after a change in between nothing is done (`precondition_failed`). */
  ifMatch?: string;
  /** For what takes the server longer than most. */
  timeoutMs?: number;
}

/** An answer with its ETag, for `ifMatch`; null where it has none. */
export interface Tagged<A = unknown> {
  answer: A;
  etag: string | null;
}

/** Under the same `idempotencyKey` a call is done once, and its answer is repeated. */
export type OptionsOf<K extends OperationKey> = CallOptions &
  (Calls[K]['once'] extends 'needed'
    ? { idempotencyKey: string }
    : Calls[K]['once'] extends 'taken'
      ? { idempotencyKey?: string }
      : object);
/** They can be left out where nothing in them is needed. */
export type OptionsArgument<K extends OperationKey> =
  object extends OptionsOf<K> ? [options?: OptionsOf<K>] : [options: OptionsOf<K>];
