import type { FieldError } from '@doorstep/contract';
import type * as v from 'valibot';

interface Bounded {
  type: string;
  requirement?: unknown;
  entries?: Record<string, Bounded>;
  item?: Bounded;
  wrapped?: Bounded;
  pipe?: Bounded[];
}

/** Null for none. A schema counts only after validating every entry, and a 64 KB body may hold twenty thousand. */
export function findTooMany(schema: v.GenericSchema, value: unknown, field = ''): FieldError | null {
  return find(schema, value, field);
}

function find(schema: Bounded, value: unknown, field: string): FieldError | null {
  if (typeof value !== 'object' || value === null) return null;
  const inside = (part: Bounded | undefined, of: unknown, name: string | number) =>
    part === undefined ? null : find(part, of, field === '' ? String(name) : `${field}.${name}`);
  switch (schema.type) {
    case 'optional':
    case 'nullable':
      return schema.wrapped === undefined ? null : find(schema.wrapped, value, field);
    case 'array': {
      if (!Array.isArray(value)) return null;
      const max = boundOf(schema, 'max_length');
      return value.length > max ? tooMany(field, max) : firstOf(value, (each, at) => inside(schema.item, each, at));
    }
    case 'record': {
      const max = boundOf(schema, 'max_entries');
      return Object.keys(value).length > max ? tooMany(field, max) : null;
    }
    case 'object':
    case 'strict_object': {
      const parts = value as Record<string, unknown>;
      return firstOf(Object.entries(schema.entries ?? {}), ([name, part]) =>
        Object.hasOwn(parts, name) ? inside(part, parts[name], name) : null,
      );
    }
    default:
      return null;
  }
}

function boundOf({ pipe = [] }: Bounded, type: string): number {
  const bound = pipe.find((step) => step.type === type)?.requirement;
  return typeof bound === 'number' ? bound : Infinity;
}

function tooMany(field: string, max: number): FieldError {
  return { field, code: 'too_many', values: { max } };
}

function firstOf<T>(list: readonly T[], look: (each: T, at: number) => FieldError | null): FieldError | null {
  for (const [at, each] of list.entries()) {
    const found = look(each, at);
    if (found !== null) return found;
  }
  return null;
}
