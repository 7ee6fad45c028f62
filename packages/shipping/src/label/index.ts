export { checkLabels, type LabelProblem } from './check-labels.ts';
export { writeLabels, type PrintOptions } from './write-labels.ts';
export { writePackingSlips, type PackingSlip } from '../paper/packing-slips.ts';
export { writePickList, type PickListOptions, type PickRow } from '../paper/pick-list.ts';
