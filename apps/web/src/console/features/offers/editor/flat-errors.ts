import type { FieldErrors } from 'react-hook-form';

export function flatErrors(errors: FieldErrors, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (typeof error !== 'object' || error === null || key === 'ref') return [];
    return typeof error.type === 'string' ? [path] : flatErrors(error as FieldErrors, path);
  });
}
