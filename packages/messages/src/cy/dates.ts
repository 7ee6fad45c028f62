import type { DateNames } from '../format-moment.ts';

export const welshDates: DateNames = {
  Monday: 'dydd Llun',
  Tuesday: 'dydd Mawrth',
  Wednesday: 'dydd Mercher',
  Thursday: 'dydd Iau',
  Friday: 'dydd Gwener',
  Saturday: 'dydd Sadwrn',
  Sunday: 'dydd Sul',
  January: 'Ionawr',
  February: 'Chwefror',
  March: 'Mawrth',
  April: 'Ebrill',
  May: 'Mai',
  June: 'Mehefin',
  July: 'Gorffennaf',
  August: 'Awst',
  September: 'Medi',
  October: 'Hydref',
  November: 'Tachwedd',
  December: 'Rhagfyr',
  at: 'am',
};
