import { keepsQueue, type StaffOffer } from '@doorstep/contract';
import { missingTexts } from '../texts.ts';
import { toOfferForm } from '../to-offer-form.ts';

/** What may surprise visitors of an offer about to be published, with the field to change it, if any. */
export type PublishRemark =
  | { kind: 'has_closed' | 'closes_soon'; path: 'closesAt'; at: string }
  | { kind: 'places_have_closed'; path: 'places' }
  | { kind: 'none_in_stock' | 'none_of_item'; path: 'items'; item: string; queue: 'yes' | 'no' }
  | { kind: 'refuses_typed'; path: 'typedAddresses' }
  | { kind: 'asks_no_contact' | 'sends_no_email'; path: 'contact' }
  | { kind: 'untranslated'; path: 'languages'; language: string; missing: number; all: number }
  | { kind: 'check_has_alarm'; path: null };

interface Ground {
  now: number;
  sendsEmails: boolean;
  /** The human check has an open alarm. */
  hasCheckAlarm: boolean;
}

const soonMs = 24 * 60 * 60 * 1000;

export function publishRemarks({ input, stock }: StaffOffer, ground: Ground): PublishRemark[] {
  const { closesAt, items, contact, collection, mainLanguage } = input;
  const remarks: PublishRemark[] = [];
  const leftMs = closesAt === null ? Infinity : Date.parse(closesAt) - ground.now;
  if (closesAt !== null && leftMs < soonMs)
    remarks.push({ kind: leftMs <= 0 ? 'has_closed' : 'closes_soon', path: 'closesAt', at: closesAt });
  const places = collection?.places.filter(({ isRetired }) => isRetired !== true) ?? [];
  const isOver = ({ until }: { until: string }) => Date.parse(until) <= ground.now;
  if (places.length > 0 && places.every(({ openings }) => openings.every(isOver)))
    remarks.push({ kind: 'places_have_closed', path: 'places' });
  const offered = items.flatMap(({ name, isRetired }, index) =>
    isRetired === true ? [] : [{ name: name[mainLanguage] ?? '', left: stock[index]?.stock ?? null }],
  );
  const out = offered.filter(({ left }) => left === 0);
  const queue = keepsQueue(input) ? 'yes' : 'no';
  if (out.length > 0 && out.length === offered.length)
    remarks.push({ kind: 'none_in_stock', path: 'items', item: '', queue });
  else for (const { name: item } of out) remarks.push({ kind: 'none_of_item', path: 'items', item, queue });
  if (input.typedAddresses === 'refused') remarks.push({ kind: 'refuses_typed', path: 'typedAddresses' });
  if (contact.email === 'off' && contact.phone === 'off') remarks.push({ kind: 'asks_no_contact', path: 'contact' });
  else if (contact.email !== 'off' && !ground.sendsEmails) remarks.push({ kind: 'sends_no_email', path: 'contact' });
  const form = toOfferForm(input);
  for (const language of form.languages) {
    const { missing, all } = missingTexts(form, language);
    if (language !== mainLanguage && missing > 0)
      remarks.push({ kind: 'untranslated', path: 'languages', language, missing, all });
  }
  if (ground.hasCheckAlarm) remarks.push({ kind: 'check_has_alarm', path: null });
  return remarks;
}
