export { checkLabels, type LabelProblem } from './check-labels.ts';
export { writeLabels, type PrintOptions } from './write-labels.ts';
