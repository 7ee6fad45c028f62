// Dates in words, for bundles without a catalogue.
export {
  formatDateOf,
  formatDay,
  formatDayOf,
  formatMoment,
  formatSpan,
  nameDates,
  type DateNames,
  type MomentPlace,
} from './format-moment.ts';
export { localeOf } from './locale-of.ts';
