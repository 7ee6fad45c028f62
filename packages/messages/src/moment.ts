// Dates in words, for bundles that need no catalogue.
export {
  formatDay,
  formatDayOf,
  formatMoment,
  formatSpan,
  nameDates,
  type DateNames,
  type MomentPlace,
} from './format-moment.ts';
export { localeOf } from './locale-of.ts';
