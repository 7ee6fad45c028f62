import { type ColumnChoice, type ColumnMapping, mappingTargets, type StreetChoice } from './column-mapping.ts';
import { ImportError } from './import-error.ts';
import { isRecord } from './is-record.ts';

const partNames = new Set([
  'columns',
  'aliases',
  'constants',
  'path',
  'header',
  'delimiter',
  'encoding',
  'crs',
  'multipleUnitKinds',
]);
const targets = new Set<string>(mappingTargets);

/** @throws ImportError `mapping_invalid`, naming the first wrong entry. */
export function parseColumnMapping(value: unknown, file: string): ColumnMapping {
  const wrong = (detail: string): ImportError => new ImportError('mapping_invalid', file, detail);
  if (!isRecord(value) || !isRecord(value['columns'])) throw wrong('a mapping needs an object "columns"');
  for (const part of Object.keys(value)) {
    if (!partNames.has(part))
      throw wrong(`"${part}" is not a part of a mapping; parts are ${[...partNames].join(', ')}`);
  }
  for (const part of ['columns', 'constants'] as const) {
    const entries = value[part];
    if (entries === undefined) continue;
    if (!isRecord(entries)) throw wrong(`"${part}" must be an object`);
    for (const [target, choice] of Object.entries(entries)) {
      if (!targets.has(target)) throw wrong(`"${target}" is not a target; targets are ${mappingTargets.join(', ')}`);
      if (part === 'constants' ? typeof choice === 'string' : isChoice(choice)) continue;
      if (part === 'columns' && target === 'street' && isStreetWithNumber(choice)) continue;
      const more = target === 'street' ? ', or { column, holdsNumber }' : '';
      throw wrong(
        part === 'constants'
          ? `"${part}.${target}" must be a text`
          : `"${part}.${target}" must be a text, a list of texts, { join, with }, or { either }${more}`,
      );
    }
  }
  for (const part of ['aliases', 'multipleUnitKinds']) {
    if (value[part] !== undefined && !isTextList(value[part])) throw wrong(`"${part}" must be a list of texts`);
  }
  for (const part of ['path', 'delimiter', 'encoding', 'crs']) {
    if (value[part] !== undefined && typeof value[part] !== 'string') throw wrong(`"${part}" must be a text`);
  }
  const { header, path } = value;
  if (header !== undefined && header !== false && !isTextList(header)) {
    throw wrong('"header" must be false or a list of texts');
  }
  for (const [, target = ''] of typeof path === 'string' ? path.matchAll(/\{([^}]*)\}/g) : []) {
    if (!targets.has(target)) throw wrong(`"{${target}}" in "path" is not a target`);
  }
  return value as unknown as ColumnMapping;
}

function isChoice(value: unknown): value is ColumnChoice {
  if (typeof value === 'string' || isChoiceList(value)) return true;
  if (!isRecord(value)) return false;
  return isChoiceList(value['either']) || (isChoiceList(value['join']) && typeof value['with'] === 'string');
}

function isChoiceList(value: unknown): value is ColumnChoice[] {
  return Array.isArray(value) && value.every(isChoice);
}

function isStreetWithNumber(value: unknown): value is StreetChoice {
  return isRecord(value) && isChoice(value['column']) && typeof value['holdsNumber'] === 'boolean';
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
