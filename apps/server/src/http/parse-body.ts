import {
  type FieldError,
  type FieldErrorCode,
  isCalendarDay,
  isCountry,
  isCountryOrNone,
  isEmail,
  isFieldErrorCode,
  isInOfferYears,
  isOnCalendarDay,
  isTrackingLink,
  offerYears,
  singleLine,
} from '@doorstep/contract';
import { DoorstepError } from '@doorstep/core';
import * as v from 'valibot';
import { unprintableFields } from './unprintable-text.ts';

/**
 * Stops at the first failed check, so that no pattern sees an overlong text.
 * @throws DoorstepError `request_invalid` with an entry per field, or `body_malformed` when it is not an object.
 */
export function parseBody<const Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new DoorstepError('body_malformed');
  const tooMany = findTooMany(schema, body);
  if (tooMany !== null) throw new DoorstepError('request_invalid', { fields: [tooMany] });
  requireReadable(body);
  const result = v.safeParse(schema, body, { abortPipeEarly: true });
  if (result.success) return result.output;
  throw new DoorstepError('request_invalid', { fields: result.issues.map(toFieldError) });
}

/** More levels than any schema has. Recursive code would overflow the stack on 60 kB of brackets. */
const maxLevels = 100;

export function requireReadable(body: unknown): void {
  let parts = [body];
  for (let level = 0; parts.length > 0; level += 1) {
    if (level > maxLevels) throw new DoorstepError('body_malformed');
    parts = parts.flatMap((part): unknown[] => (typeof part === 'object' && part !== null ? Object.values(part) : []));
  }
  const unprintable = unprintableFields(body);
  if (unprintable.length > 0)
    throw new DoorstepError('request_invalid', {
      fields: unprintable.map((field) => ({ field, code: 'control_character' })),
    });
}

function toFieldError(issue: v.BaseIssue<unknown>): FieldError {
  const field = v.getDotPath(issue) ?? '';
  const { type, requirement } = issue;
  if (requirement === isInOfferYears) return { field, code: 'year_out_of_range', values: offerYears };
  const limit = typeof requirement === 'number' ? requirement : 0;
  switch (type) {
    case 'max_length':
      return { field, code: Array.isArray(issue.input) ? 'too_many' : 'too_long', values: { max: limit } };
    case 'max_entries':
      return { field, code: 'too_many', values: { max: limit } };
    case 'max_value':
      return { field, code: 'too_large', values: { max: limit } };
    case 'min_value':
      return { field, code: 'too_small', values: { min: limit } };
    default:
      return { field, code: codeOf(issue, field) };
  }
}

function codeOf(
  { type, expected, received, input, requirement, message }: v.BaseIssue<unknown>,
  field: string,
): FieldErrorCode {
  if (isFieldErrorCode(message)) return message;
  if (requirement === singleLine) return 'control_character';
  if (requirement === isTrackingLink) return 'tracking_link_form';
  if (type === 'strict_object' && expected === 'never') return 'unknown_field';
  if (field.endsWith('area.polygon')) return 'geojson_form';
  if (type === 'iso_timestamp' || requirement === isOnCalendarDay) return 'date_form';
  if (requirement === isCalendarDay) return 'day_form';
  if (requirement === isCountry || requirement === isCountryOrNone) return 'unknown_country';
  if (requirement === isEmail) return 'not_an_email';
  if (type === 'regex') return 'not_a_choice';
  if (type === 'picklist') return 'not_a_choice';
  if (type === 'integer' || expected === 'number') return 'not_a_number';
  if (type === 'min_length' || input === undefined || received === 'undefined') return 'required';
  return 'not_text';
}

interface Bounded {
  type: string;
  requirement?: unknown;
  entries?: Record<string, Bounded>;
  item?: Bounded;
  wrapped?: Bounded;
  pipe?: Bounded[];
}

/** Null for none. A schema counts only after validating every entry, and a 64 KB body may hold twenty thousand. */
function findTooMany(schema: v.GenericSchema, value: unknown, field = ''): FieldError | null {
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
