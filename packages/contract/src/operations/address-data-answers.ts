import * as v from 'valibot';
import { addressColumns, addressRefusals, addressRemarks, importErrors } from '../address-data.ts';

const example = v.object({
  file: v.string(),
  at: v.string(),
  text: v.string(),
});
const refusedRows = v.object({
  reason: v.picklist(addressRefusals),
  rows: v.number(),
  examples: v.array(example),
});
const noticedRows = v.object({
  reason: v.picklist(addressRemarks),
  rows: v.number(),
  examples: v.array(example),
});

export const importErrorSchema = v.object({ code: v.picklist(importErrors), detail: v.string() });

const addressFileSchema = v.object({ name: v.string(), bytes: v.number(), changedAt: v.string() });
export type AddressFileView = v.InferOutput<typeof addressFileSchema>;

const datasetSchema = v.object({
  name: v.string(),
  countries: v.array(v.string()),
  addresses: v.number(),
  streets: v.number(),
  /** In memory and on disk. */
  bytes: v.number(),
  importedAt: v.string(),
  /** Whole months since then. */
  ageMonths: v.number(),
  isAgeing: v.boolean(),
  licence: v.string(),
  credit: v.string(),
  hasReport: v.boolean(),
});
export type AddressDataset = v.InferOutput<typeof datasetSchema>;

export const addressImportSchema = v.object({
  dataset: v.string(),
  file: v.string(),
  /** `interrupted`: the server stopped meanwhile. */
  state: v.picklist(['running', 'done', 'failed', 'cancelled', 'interrupted']),
  startedAt: v.string(),
  startedBy: v.string(),
  endedAt: v.nullable(v.string()),
  phase: v.picklist(['reading', 'writing']),
  rowsRead: v.number(),
  /** Completed part of the phase, from 0 to 1; null if its end is unknown. */
  done: v.nullable(v.number()),
  /** Estimated; null if unknown. */
  secondsLeft: v.nullable(v.number()),
  error: v.nullable(importErrorSchema),
  refused: v.array(refusedRows),
});
export type AddressImportView = v.InferOutput<typeof addressImportSchema>;

export const addressDataSchema = v.object({
  /** The machine that answered. Each machine serves its own copy. */
  machine: v.string(),
  process: v.number(),
  datasets: v.array(datasetSchema),
  damaged: v.array(v.string()),
  folder: v.string(),
  files: v.array(addressFileSchema),
  maxUploadBytes: v.number(),
  /** The running import, or the last one; null before the first. */
  import: v.nullable(addressImportSchema),
});
export type AddressDataView = v.InferOutput<typeof addressDataSchema>;

export const addressPreviewSchema = v.object({
  /** Null if the columns have to be chosen. */
  format: v.nullable(v.string()),
  encoding: v.string(),
  /** Empty if there is nothing to choose, as in OpenStreetMap data. */
  columns: v.array(v.string()),
  rows: v.array(v.array(v.string())),
  mapping: v.nullable(
    v.object({
      columns: v.record(v.picklist(addressColumns), v.array(v.string())),
      streetHoldsNumber: v.boolean(),
      hasHeader: v.boolean(),
    }),
  ),
  rowsRead: v.number(),
  kept: v.number(),
  refused: v.array(refusedRows),
  noticed: v.array(noticedRows),
  addresses: v.array(v.string()),
  error: v.nullable(importErrorSchema),
});
export type AddressPreview = v.InferOutput<typeof addressPreviewSchema>;

export const addressReportSchema = v.object({
  dataset: v.string(),
  importedAt: v.string(),
  licence: v.string(),
  credit: v.string(),
  seconds: v.number(),
  rowsRead: v.number(),
  addresses: v.number(),
  streets: v.number(),
  /** Duplicates of an address that was kept. */
  merged: v.number(),
  /** Kept after a repair. */
  changed: v.number(),
  refused: v.array(refusedRows),
  noticed: v.array(noticedRows),
  files: v.array(v.object({ name: v.string(), format: v.string(), encoding: v.string(), rows: v.number() })),
  skipped: v.array(v.string()),
});
export type AddressReport = v.InferOutput<typeof addressReportSchema>;

export const uploadedPartSchema = v.object({
  received: v.number(),
  /** Name of the file, once it is complete. */
  file: v.nullable(v.string()),
});

export const foundAddressesSchema = v.object({
  found: v.array(
    v.object({
      text: v.string(),
      description: v.string(),
      /** What the suggestion stands for: one address, or a building or street with several. */
      kind: v.picklist(['address', 'several']),
    }),
  ),
});
