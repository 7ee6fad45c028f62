import { Readable } from 'node:stream';
import { batchName, type CarrierFileInput, type LabelsInput } from '@doorstep/contract';
import {
  continuePrint,
  DoorstepError,
  exportForCarrier,
  recordPrinting,
  requireAction,
  requireBatch,
  type Batch,
  type Context,
  type Offer,
} from '@doorstep/core';
import {
  carrierCsv,
  checkCarrierRows,
  findCarrier,
  findSheet,
  labelsPerPage,
  mappedProfile,
  pageCount,
  pageRange,
  printLabels,
  readMapping,
  type CarrierProfile,
  type Sheet,
} from '@doorstep/shipping';
import { labelsOf, parcelsOf, returnAddressOf, senderOf } from './batch-parcels.ts';

/**
 * The labels of a batch as a PDF. A print is recorded before its first byte; an interrupted one continues under its
 * number.
 * @throws DoorstepError `request_invalid` when the sheet is unknown or has no such place, or a repeated print has no
 * reason; `batch_not_found`, `batch_not_locked`, `state_conflict`, `not_allowed`.
 */
export async function printBatch(
  context: Context,
  { id, reason, print, ...input }: LabelsInput & { id: string },
): Promise<{ pdf: Readable; batch: Batch; offer: Offer; print: number }> {
  const sheet = requireSheet(input);
  await requireBatch(context.store, id);
  const { parcels } = await context.store.batches.count(id);
  const { startPosition, fromPage, toPage } = input;
  const pages = pageCount({ labels: parcels, sheet, startPosition });
  if (fromPage > Math.max(1, pages)) throw invalid('fromPage');
  if (toPage < fromPage) throw invalid('toPage');
  if (print === undefined) await recordPrinting(context, { id, reason });
  const batch =
    print === undefined ? await requireBatch(context.store, id) : await continuePrint(context, { id, print });
  const offer = await offerOf(context, batch);
  const sender = senderOf(input.sender, offer);
  const range = pageRange({ labels: parcels, sheet, startPosition: input.startPosition }, input);
  const labels = labelsOf(
    context,
    { batchId: id, offer, sender, withItems: input.withItems },
    { skip: range.skip, max: range.count },
  );
  const pdf = printLabels(labels, {
    sheet,
    startPosition: range.startPosition,
    nudgeMm: input.nudgeMm,
    returnAddress: returnAddressOf(sender),
    title: batchName(batch.number),
    madeAt: new Date(batch.printedAt ?? 0),
  });
  return { pdf, batch, offer, print: batch.prints };
}

/**
 * The parcels of a batch as a file for a carrier; the export is recorded.
 * @returns also the references of parcels that the file cannot hold, and that are not in it.
 * @throws DoorstepError `request_invalid` when there is no such profile or its columns differ from those of
 * `readMapping`; `text_unwritable` when it cannot hold the sender, parcels that must not be left out, or any at all;
 * `batch_not_found`, `batch_not_locked`, `state_conflict`, `not_allowed`.
 */
export async function exportBatch(
  context: Context,
  { id, leaveOut, ...input }: CarrierFileInput & { id: string },
): Promise<{ csv: Readable; batch: Batch; profile: CarrierProfile; leftOut: string[] }> {
  requireAction(context.actor, 'batches.write');
  const profile = requireProfile(input);
  const { withContact } = input;
  const found = await requireBatch(context.store, id);
  const offer = await offerOf(context, found);
  const sender = senderOf(input.sender, offer);
  const leftOut = new Set<string>();
  let isSenderWrong = false;
  for await (const problem of checkCarrierRows(parcelsOf(context, { batch: found, offer, withContact }), {
    profile,
    sender,
  })) {
    if (problem.kind === 'unwritable') leftOut.add(problem.reference);
    if (problem.kind === 'sender') isSenderWrong = true;
  }
  const { parcels } = await context.store.batches.count(id);
  if (isSenderWrong || (leftOut.size > 0 && (!leaveOut || leftOut.size === parcels)))
    throw new DoorstepError('text_unwritable');
  const batch = await exportForCarrier(context, { id, carrier: profile.id, withContact, leftOut: leftOut.size });
  const csv = carrierCsv(parcelsOf(context, { batch, offer, withContact }), { profile, sender });
  return { csv: Readable.from(csv, { objectMode: false }), batch, profile, leftOut: [...leftOut] };
}

export function requireSheet({ sheet: id, startPosition }: { sheet: string; startPosition: number }): Sheet {
  const sheet = findSheet(id);
  if (sheet === null) throw invalid('sheet');
  if (startPosition > labelsPerPage(sheet)) throw invalid('startPosition');
  return sheet;
}

export function requireProfile({ carrier, columns }: { carrier: string; columns: string }): CarrierProfile {
  const profile = findCarrier(carrier);
  if (profile === null) throw invalid('carrier');
  if (columns === '') return profile;
  const mapping = profile.id === 'generic' ? readMapping(columns) : null;
  if (mapping === null) throw invalid('columns');
  return mappedProfile(mapping);
}

export async function offerOf({ store }: Pick<Context, 'store'>, { offerId }: Batch): Promise<Offer> {
  const offer = await store.offers.find(offerId);
  if (offer === null) throw new DoorstepError('offer_not_found');
  return offer;
}

function invalid(field: string): DoorstepError {
  return new DoorstepError('request_invalid', { fields: [{ field, code: 'not_a_choice' }] });
}
