// One row of the table of operations, and the types that server and console derive from it.
import * as v from 'valibot';
import type { AuditAction } from '../audit-actions.ts';
import type { ErrorCode } from '../error-codes.ts';
import type { StaffAction } from '../staff.ts';

export type Schema = v.GenericSchema;
export type Query = v.ObjectSchema<v.ObjectEntries, undefined>;

/** A body that is a raw file: the accepted media types. */
export interface Upload {
  upload: readonly string[];
}

/** An answer that is a file: its media type and header values. */
export interface FileAnswer {
  file: string;
  headers?: Readonly<Record<string, string>>;
}

/** Audit entry for a read. Its subject is the path parameter of that name, or always the same `id`. */
export interface Reading {
  action: AuditAction;
  subject: 'batch' | 'home' | 'offer' | 'request' | 'store' | 'webhook';
  id?: string;
  /** Query parameters that the audit entry records. */
  detail?: readonly string[];
}

export interface Operation {
  /** Its name in generated clients; must never change. */
  id: string;
  summary: string;
  /** The permission that the caller needs. `signed_in`: any account; `everybody`: also visitors who have a link. */
  action: StaffAction | 'signed_in' | 'everybody';
  /** `offers`: a caller limited to some offers reaches only those. `installation`: such a caller is refused. */
  about: 'offers' | 'installation' | 'neither';
  /** Query or body fields that identify an offer, or something of one. */
  names?: Readonly<Record<string, 'home' | 'offer' | 'request'>>;
  /** Not for programs, whatever their token allows. */
  isForPeople?: true;
  /** Gives or takes access, hands over a secret, or erases: people must have entered their password recently. */
  isGrave?: true;
  /** Guesses are rate-limited like passwords. */
  isGuessable?: true;
  query?: Query;
  body?: Schema | Upload;
  /**
   * Handling of `Idempotency-Key`, so that a repeated call runs once. `needed`: the verb stores the key; `taken`: kept
   * for a day.
   */
  once?: 'needed' | 'taken';
  /**
   * The answer's field that counts changes; its `ETag` starts with it. If the body has a field of that name for the
   * version that was read, `If-Match` may replace it.
   */
  versionedBy?: 'revision' | 'version';
  /** Supports `?dryRun=true`: answers what it would do and send, without doing it. */
  isTriable?: true;
  /** Of a successful answer; absent: 200. */
  status?: 201;
  /** Absent: no body. */
  answer?: Schema | FileAnswer;
  audit?: Reading;
  /** The verb writes the audit entry about whose data was seen. */
  isRecordedByVerb?: true;
  /** In addition to the common errors, which follow from the input. */
  errors?: readonly ErrorCode[];
  maxBytes?: number;
  /** Served and tested, but not a stable API: used by one page of the console. */
  isInternal?: true;
}

/** By method and path below `/api/v1`; path parameters are named after their noun. */
export type OperationTable = Readonly<Record<`${'GET' | 'POST' | 'PUT'} /${string}`, Operation>>;

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
export type ParamsOf<K> = K extends string ? { [Name in ParamNames<K>]: string } : never;
/** The names of all path parameters of a table. */
export type ParamOf<T> = ParamNames<keyof T & string>;
export type AnswerOf<O, File> = O extends { answer: infer A } ? (A extends Schema ? v.InferOutput<A> : File) : void;

/** Query parameter: a BCP 47 tag; empty for the default language. */
export const inLanguage = { lang: v.optional(v.pipe(v.string(), v.maxLength(35)), '') };
