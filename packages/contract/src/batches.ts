import * as v from 'valibot';
import { trimmed } from './trimmed.ts';

/**
 * `filling` and `undoing` are brief: requests are added or removed in steps. An `undone` batch keeps its number and
 * holds nothing.
 */
export const batchStates = [
  'filling',
  'open',
  'locked',
  'printed',
  'dispatched',
  'closed',
  'undoing',
  'undone',
] as const;
export type BatchState = (typeof batchStates)[number];

export const maxBatchRequests = 10_000;
export const maxNamedParcels = 500;

export const batchActions = [
  'lock',
  'unlock',
  'print',
  'undo',
  'take_out',
  'dispatch',
  'undo_dispatch',
  'track',
  'close',
] as const;
export type BatchAction = (typeof batchActions)[number];

export const reprintReasons = ['printer_failed', 'labels_damaged', 'labels_lost', 'parcel_taken_out', 'other'] as const;
export type ReprintReason = (typeof reprintReasons)[number];

export const returnReasons = [
  'address_wrong',
  'moved_away',
  'not_collected',
  'refused',
  'damaged',
  'lost_on_the_way',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const trackingNumber = v.pipe(v.string(), trimmed, v.maxLength(60), v.regex(/^[\p{L}\p{N} ./-]*$/u));

export function isTrackingNumber(text: string): boolean {
  return v.is(trackingNumber, text);
}

/** True for an https address with exactly one `{number}` and no user or password, and for an empty text. */
export function isTrackingLink(link: string): boolean {
  return link === '' || /^https:\/\/[^\s{}/@?#\\]+\/[^\s{}]*\{number\}[^\s{}]*$/u.test(link);
}

/** Empty without a link or a number. */
export function trackingUrl(link: string, number: string): string {
  return link === '' || number === '' ? '' : link.replace('{number}', encodeURIComponent(number));
}

export function batchName(number: number): string {
  return `B-${String(number).padStart(4, '0')}`;
}
