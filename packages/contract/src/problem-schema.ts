import * as v from 'valibot';
import { errorCodes, fieldErrorCodes, type ErrorCode, type Problem } from './error-codes.ts';

/** A problem as programs receive it; they never face a human check. */
export const problemSchema = v.strictObject({
  type: v.string(),
  title: v.string(),
  status: v.pipe(v.number(), v.integer()),
  detail: v.string(),
  code: v.picklist(Object.keys(errorCodes) as ErrorCode[]),
  requestId: v.string(),
  errors: v.exactOptional(
    v.array(
      v.strictObject({
        field: v.string(),
        code: v.picklist(fieldErrorCodes),
        detail: v.string(),
        values: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
      }),
    ),
  ),
  left: v.exactOptional(v.array(v.strictObject({ item: v.string(), left: v.pipe(v.number(), v.integer()) }))),
  canQueue: v.exactOptional(v.boolean()),
  claimToken: v.exactOptional(v.string()),
  current: v.exactOptional(v.record(v.string(), v.unknown())),
}) satisfies v.GenericSchema<Omit<Problem, 'humanCheck'>>;
