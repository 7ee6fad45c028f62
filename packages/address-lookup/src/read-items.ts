import { LookupAnswerError } from './lookup-answer-error.ts';
import { LookupServiceError } from './lookup-service-error.ts';
import { retrieveFields, type FindItem, type RetrieveItem } from './protocol.ts';

type Fields = Record<string, unknown>;

/** @throws `LookupServiceError` when the first item carries `Error`; `LookupAnswerError` for a malformed answer. */
export function readFindItems(answer: unknown): FindItem[] {
  return readItems('find', answer).map((item) => ({
    Id: required(item, 'Id'),
    Type: required(item, 'Type'),
    Text: required(item, 'Text'),
    Highlight: text(item['Highlight']),
    Description: text(item['Description']),
    ...(text(item['Group']) === '' ? {} : { Group: text(item['Group']) }),
  }));
}

/** One item per language. Fields that older versions lack become `""`. */
export function readRetrieveItems(answer: unknown): RetrieveItem[] {
  return readItems('retrieve', answer).map((item) => {
    const read: Fields = { ...item, Id: required(item, 'Id') };
    for (const field of retrieveFields) read[field] = text(item[field]);
    read['CountryIsoNumber'] = Number(item['CountryIsoNumber'] ?? 0) || 0;
    return read as unknown as RetrieveItem;
  });
}

function readItems(endpoint: 'find' | 'retrieve', answer: unknown): Fields[] {
  const items = isFields(answer) ? answer['Items'] : undefined;
  if (!Array.isArray(items)) throw new LookupAnswerError('no list of items');
  const [first] = items as unknown[];
  // Own property, whatever its value: `""` is an error too (G6).
  if (isFields(first) && Object.hasOwn(first, 'Error')) {
    throw new LookupServiceError(endpoint, {
      Error: text(first['Error']),
      Description: text(first['Description']),
      Cause: text(first['Cause']),
      Resolution: text(first['Resolution']),
    });
  }
  if (!items.every(isFields)) throw new LookupAnswerError('an item that is not an object');
  return items;
}

function required(item: Fields, field: string): string {
  const value = text(item[field]);
  if (value === '') throw new LookupAnswerError(`an item without ${field}`);
  return value;
}

/** Some versions send numbers for strings, and `null` for absent values. */
function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
