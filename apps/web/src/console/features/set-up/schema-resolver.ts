import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { toNestErrors } from '../../shared/form/nest-errors.ts';
import * as v from 'valibot';

/**
 * Validates a form with the contract's schema.
 * @param textOf The text for one issue, by its path and valibot's type (`max_length`, `email`, …).
 */
export function schemaResolver<Values extends FieldValues, Output extends FieldValues>(
  schema: v.GenericSchema<unknown, Output>,
  textOf: (path: string, issue: v.BaseIssue<unknown>) => string,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const result = v.safeParse(schema, values);
    if (result.success) return { values: result.output, errors: {} };
    const flat: Record<string, FieldError> = {};
    for (const issue of result.issues) {
      const path = v.getDotPath(issue) ?? 'root';
      flat[path] ??= { type: issue.type, message: textOf(path, issue) };
    }
    return { values: {}, errors: toNestErrors(flat) as FieldErrors<Values> };
  };
}
