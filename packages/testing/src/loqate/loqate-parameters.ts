// Strict where the service is lenient: the service ignores a misspelt parameter, which would hide our mistake.
import type { RawRequest } from '../stand-in/raw-request.ts';

const findNames = [
  'Text',
  'Countries',
  'language',
  'Key',
  'Container',
  'limit',
  'Origin',
  'Bias',
  'IsMiddleware',
  'Filters',
  'GeoFence',
];
const retrieveNames = [
  'Id',
  'Key',
  'Source',
  'Type',
  ...Array.from({ length: 20 }, (_, index) => `Field${index + 1}Format`),
];
const alwaysSent = { Find: ['Text', 'Countries', 'language', 'Key'], Retrieve: ['Id', 'Key'] };

export function complaintAbout(endpoint: 'Find' | 'Retrieve', { method, parameters }: RawRequest): string | null {
  if (method !== 'GET') return `method ${method}`;
  const known = endpoint === 'Find' ? findNames : retrieveNames;
  const seen = new Set<string>();
  for (const [name, value] of parameters) {
    if (!known.includes(name)) return `unknown parameter ${name}`;
    if (seen.has(name) && name !== 'Filters') return `parameter ${name} twice`;
    seen.add(name);
    if (value === '' && !['Text', 'Countries', 'Id', 'Key'].includes(name)) return `parameter ${name} without a value`;
    if (name === 'limit' && !/^[1-9]\d*$/.test(value)) return `limit ${value}`;
    if (name === 'Countries' && !/^([A-Z]{2,3}(,[A-Z]{2,3})*)?$/.test(value)) return `Countries ${value}`;
    if (['Bias', 'IsMiddleware'].includes(name) && value !== 'true' && value !== 'false') return `${name} ${value}`;
  }
  const missing = alwaysSent[endpoint].find((name) => !seen.has(name));
  return missing === undefined ? null : `parameter ${missing} is missing`;
}
