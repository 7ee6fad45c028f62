// Needs no fonts. `@doorstep/shipping/labels` does; it takes about 100 MiB and should run on its own thread.
export { carrierCsv } from './carrier/carrier-csv.ts';
export type { CarrierProfile } from './carrier/carrier-profile.ts';
export { carriers, findCarrier } from './carrier/carriers.ts';
export { checkCarrierRows, type CarrierProblem } from './carrier/check-carrier-rows.ts';
export { mappedProfile, readMapping, type ColumnMapping } from './carrier/mapped-columns.ts';
export { withoutFormulas } from './carrier/carrier-csv.ts';
export type { LabelProblem } from './label/check-labels.ts';
export type { Label, LabelOptions } from './label/label.ts';
export {
  drawShareCard,
  findLabelProblems,
  printLabels,
  printPackingSlips,
  printPickList,
  printPoster,
} from './label/label-threads.ts';
export { fontRegion } from './font/font-region.ts';
export { pageCount, pageRange, type PageRange } from './label/pages.ts';
export { findSheet, labelsPerPage, sheets, usualSheet, type Sheet } from './label/sheets.ts';
export type { PackingSlip } from './paper/packing-slips.ts';
export type { PickRow } from './paper/pick-list.ts';
export { posterPapers, type Poster, type PosterPaper } from './poster/poster.ts';
export { toLabel } from './label/to-label.ts';
export type { Parcel, Sender } from './parcel.ts';
