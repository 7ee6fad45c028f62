// One call to the stand-in, as each of its parts takes it.
import type { ErrorCode, FieldError } from '@doorstep/contract';
import * as v from 'valibot';

export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[];
  constructor(code: ErrorCode, errors: FieldError[] = []) {
    super(code);
    this.code = code;
    this.errors = errors;
  }
}

export interface Call {
  method: string;
  path: string;
  search: URLSearchParams;
  body: unknown;
}

/** Method, path with a group for each id, and what it does to the data that it knows of. */
export type Route<Data> = [string, RegExp, (data: Data, call: Call, ids: string[]) => unknown];

export function parse<T>(schema: v.GenericSchema<unknown, T>, input: unknown): T {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  throw new Refusal(
    'request_invalid',
    result.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', code: 'required' })),
  );
}

/** @throws Refusal with the code when nothing has the id. */
export function byId<T extends { id: string }>(all: T[], id: string | undefined, code: ErrorCode): T {
  const found = all.find((one) => one.id === id);
  if (!found) throw new Refusal(code);
  return found;
}
