// One row of the table of operations, and the types that follow from it for the server and for the console.
import type * as v from 'valibot';
import type { AuditAction } from '../audit-actions.ts';
import type { ErrorCode } from '../error-codes.ts';
import type { StaffAction } from '../staff.ts';

export type Schema = v.GenericSchema;
export type Query = v.ObjectSchema<v.ObjectEntries, undefined>;

/** A body that is a file, sent as it is: the media types that are taken. */
export interface Upload {
  upload: readonly string[];
}

/** An answer that is a file: its media type, and what its headers say. */
export interface FileAnswer {
  file: string;
  headers?: Readonly<Record<string, string>>;
}

/** The audit entry of a reading. Its subject is the path parameter of that name, or always the same `id`. */
export interface Reading {
  action: AuditAction;
  subject: 'batch' | 'home' | 'offer' | 'request' | 'store' | 'webhook';
  id?: string;
  /** Query parameters that the entry names. */
  detail?: readonly string[];
}

export interface Operation {
  /** Its name in generated clients: never changed. */
  id: string;
  summary: string;
  /** What the caller has to be allowed. `signed_in` is enough for some; `everybody` also without, who has a link. */
  action: StaffAction | 'signed_in' | 'everybody';
  /** A caller who is limited to some offers is refused what concerns the installation, and reaches only their `offers`. */
  about: 'offers' | 'installation' | 'neither';
  /** Fields of its query or body, beside its path, that name something of an offer. */
  names?: Readonly<Record<string, 'home' | 'offer' | 'request'>>;
  /** Programs never may, whatever their token allows. */
  isForPeople?: true;
  /** Guesses are rate-limited like passwords. */
  isGuessable?: true;
  query?: Query;
  body?: Schema | Upload;
  /** An `Idempotency-Key`: under the same one it is done once. `needed`: its verb keeps it; `taken`: kept for a day. */
  once?: 'needed' | 'taken';
  /**
   * The field of its answer that counts what was changed: its `ETag` begins with it. Where the body has a field of that
   * name, which says what was read, `If-Match` may say it instead.
   */
  versionedBy?: 'revision' | 'version';
  /** Can be tried: `?dryRun=true` answers what it would do and send, and does nothing. */
  isTriable?: true;
  status?: 201;
  answer?: Schema | FileAnswer;
  audit?: Reading;
  isRecordedByVerb?: true;
  /** Beyond the common ones, which follow from its input. */
  errors?: readonly ErrorCode[];
  maxBytes?: number;
  /** Served and tested, but no promise: what one page of the console needs. */
  isInternal?: true;
}

/** By method and path below `/api/v1`; a parameter of a path is named by its noun. */
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
