import * as v from 'valibot';
import { optionalCountrySchema } from './country-codes.ts';
import { lineText } from './single-line.ts';

export const addressColumns = [
  'unit',
  'floor',
  'number',
  'suffix',
  'buildingName',
  'street',
  'locality',
  'city',
  'district',
  'region',
  'postcode',
  'country',
  'lat',
  'lon',
  'sourceId',
  'unitCount',
  'placeKind',
] as const;
export type AddressColumn = (typeof addressColumns)[number];

export const addressRefusals = [
  'broken_line',
  'broken_text',
  'no_point',
  'no_number',
  'number_is_date',
  'no_street',
  'no_country',
  'unknown_country',
  'interpolation',
  'near_zero',
  'out_of_range',
  'swapped',
] as const;

export const addressRemarks = [
  'header_repaired',
  'title_skipped',
  'region_by_postcode',
  'postcode_padded',
  'postcode_form',
  'decimal_number',
  'id_rounded',
  'number_is_text',
  'number_is_mixed',
  'unit_from_number',
  'short_street',
  'many_numbers',
] as const;

export const importErrors = [
  'dataset_exists',
  'dataset_name_invalid',
  'import_running',
  'disk_full',
  'folder_unwritable',
  'file_unreadable',
  'file_truncated',
  'file_unpacks_too_large',
  'format_unknown',
  'mapping_invalid',
  'encoding_unknown',
  'crs_unsupported',
  'header_glued',
  'column_repeated',
  'line_too_long',
  'nothing_to_read',
  'coordinates_swapped',
  'coordinates_projected',
  'columns_swapped',
  'nothing_kept',
  'process_ended',
] as const;

/** Bytes per upload call: a slow connection can send this much within the request timeout. */
export const uploadPartBytes = 4_000_000;

const columnName = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const file = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const datasetName = v.pipe(v.string(), v.maxLength(64, 'id_form'), v.regex(/^[a-z0-9][a-z0-9._-]*$/i, 'id_form'));

const mappingSchema = v.strictObject({
  /** Columns of each part of an address; several are joined in this order. */
  columns: v.pipe(
    v.record(v.picklist(addressColumns), v.pipe(v.array(columnName), v.maxLength(10))),
    v.maxEntries(addressColumns.length),
  ),
  /** The street column also holds the house number: `12 High Street`. */
  streetHoldsNumber: v.optional(v.boolean(), false),
  /** False: the first row is an address already, and columns are named `1`, `2`, and so on. */
  hasHeader: v.optional(v.boolean(), true),
});
export type AddressMapping = v.InferOutput<typeof mappingSchema>;

const readingEntries = {
  file,
  /** For rows without a country. */
  country: v.optional(optionalCountrySchema, ''),
  /** Such as `windows-1252`; empty: detected from the file. */
  encoding: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  /** Null: known from the file's format, or guessed from its column names. */
  mapping: v.optional(v.nullable(mappingSchema), null),
};

export const addressPreviewInputSchema = v.strictObject(readingEntries);
export type AddressReading = v.InferOutput<typeof addressPreviewInputSchema>;

export const addressImportInputSchema = v.strictObject({
  ...readingEntries,
  dataset: datasetName,
  replace: v.optional(v.boolean(), false),
  /** Empty: the publisher's usual terms, if the format identifies the publisher. */
  licence: v.optional(lineText(200), ''),
  credit: v.optional(lineText(200), ''),
});
export type AddressImportInput = v.InferInput<typeof addressImportInputSchema>;

export const addressUploadInputSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  bytes: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

export const addressFileInputSchema = v.strictObject({ file });

export const addressSearchInputSchema = v.strictObject({
  text: lineText(200),
  /** Null: all data sets. */
  dataset: v.optional(v.nullable(datasetName), null),
});

export const addressDatasetSchema = v.object({ dataset: datasetName });

export const uploadPartQuerySchema = v.object({
  upload: v.pipe(v.string(), v.maxLength(64)),
  /** Offset of this part in the file, in bytes. */
  at: v.pipe(v.string(), v.maxLength(13), v.regex(/^\d+$/), v.transform(Number)),
});
