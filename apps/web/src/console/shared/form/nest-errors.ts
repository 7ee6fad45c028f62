import { set, type FieldError } from 'react-hook-form';

/** Errors by dotted path, nested as react-hook-form expects them. */
export function toNestErrors(flat: Record<string, FieldError>): Record<string, unknown> {
  const nested: Record<string, unknown> = {};
  for (const [path, error] of Object.entries(flat)) set(nested, path, error);
  return nested;
}
