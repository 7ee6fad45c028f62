export { importAddresses, type ImportOptions, type ImportProgress } from './import-addresses.ts';
export {
  type AddressData,
  type AddressIndex,
  type AddressIndexOptions,
  openAddressIndex,
} from './open-address-index.ts';
export type { AddressRecord } from './answer/retrieve-item.ts';
export type { HomeFormOf, SharedForm, SharedFormCounts } from './normalise/home-form.ts';
export type { ContainerLabels } from './answer/find-item.ts';
export { highlightTyped } from './answer/find-item.ts';
export { type FoundItems, foundItems, itemsAnswer, readItems } from './answer/find-item.ts';
export { isIndexId } from './answer/item-id.ts';
export { LookupIdError } from './answer/item-id.ts';
export { readFilters } from './match/where-to-search.ts';
export { createFindThreads } from './threads/find-threads.ts';
export type { TypedLines } from './answer/match-typed.ts';
export { toRetrieveItem } from './answer/retrieve-item.ts';
export type { DatasetInfo } from './index-format/file-layout.ts';
export { unfinishedImports } from './index-format/index-folder.ts';
export { IndexFileError } from './index-format/index-file-error.ts';
export type { AddressRow } from './ingest/address-row.ts';
export { columnsOf, type ColumnMapping, mappingTargets } from './ingest/column-mapping.ts';
export { parseColumnMapping } from './ingest/parse-column-mapping.ts';
export { ImportError, type ImportErrorCode } from './ingest/import-error.ts';
export {
  type ImportSummary,
  type Refusal,
  type RefusalReason,
  refusalWords,
  type Remark,
  type RemarkReason,
} from './ingest/import-summary.ts';
export { importFormats, type ImportFormat } from './ingest/known-formats.ts';
export { compareWithOrigins, pullDataset } from './pull-dataset.ts';
export { previewImport, type ImportPreview } from './preview-import.ts';
export { readImportReport, type ImportReport } from './index-format/provenance.ts';
export { removeDataset } from './remove-dataset.ts';
export { demoAddresses, demoDataset, importDemoAddresses } from './demo/demo-addresses.ts';
