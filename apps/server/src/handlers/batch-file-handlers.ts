import { batchName, type BatchProblems } from '@doorstep/contract';
import type { batchOperations } from '@doorstep/contract/operations';
import { requireBatch, type Context } from '@doorstep/core';
import { carriers, checkCarrierRows, findLabelProblems, labelsPerPage, sheets, usualSheet } from '@doorstep/shipping';
import type { Handlers } from '../operations/handlers.ts';
import { exportBatch, offerOf, printBatch, requireProfile, requireSheet } from '../shipping/batch-files.ts';
import { printPickListOf, printSlipsOf } from '../shipping/batch-papers.ts';
import { labelsOf, parcelsOf, returnAddressOf, senderOf } from '../shipping/batch-parcels.ts';

/** No one reads more before fixing the first. */
const maxProblems = 200;

type FileOperations =
  | 'GET /batches/:batch/files'
  | `POST /batches/:batch/${'labels.pdf' | 'labels/check' | 'carrier.csv' | 'carrier/check' | 'pick-list.pdf' | 'slips.pdf'}`;

/**
 * Labels and other papers of a batch, and carriers' files. Each is a POST, because each is audited and browsers must
 * not prefetch it.
 */
export const batchFileHandlers: Pick<Handlers<typeof batchOperations>, FileOperations> = {
  async 'GET /batches/:batch/files'({ context, params }) {
    const offer = await offerOf(context, await requireBatch(context.store, params.batch));
    const [country = ''] = offer.definition.area.countries;
    return {
      sheets: sheets.map((sheet) => ({
        id: sheet.id,
        name: sheet.name,
        paper: sheet.paper,
        labels: labelsPerPage(sheet),
      })),
      usualSheet: usualSheet(country).id,
      carriers: carriers.map(({ id, name, isConfirmed }) => ({ id, name, isConfirmed })),
      senderName: offer.definition.organisation.name,
      senderCountry: country,
    };
  },
  async 'POST /batches/:batch/labels.pdf'({ context, params, body }) {
    const { pdf, batch, print } = await printBatch(context, { ...body, id: params.batch });
    return { file: pdf, name: `${batchName(batch.number)}.pdf`, headers: { 'Doorstep-Print': String(print) } };
  },
  async 'POST /batches/:batch/pick-list.pdf'({ context, params, body, site }) {
    const { pdf, batch } = await printPickListOf(context, { ...body, id: params.batch, site });
    return { file: pdf, name: `${batchName(batch.number)}-pick-list.pdf` };
  },
  async 'POST /batches/:batch/slips.pdf'({ context, params, body }) {
    const { pdf, batch } = await printSlipsOf(context, { ...body, id: params.batch });
    return { file: pdf, name: `${batchName(batch.number)}-slips.pdf` };
  },
  async 'POST /batches/:batch/labels/check'({ context, params: { batch: batchId }, body: { startPosition, ...body } }) {
    const sheet = requireSheet({ ...body, startPosition });
    const { offer } = await read(context, batchId);
    const sender = senderOf(body.sender, offer);
    const labels = labelsOf(context, { batchId, offer, sender, withItems: body.withItems });
    return firstOf(findLabelProblems(labels, { sheet, startPosition, returnAddress: returnAddressOf(sender) }));
  },
  async 'POST /batches/:batch/carrier.csv'({ context, params, body }) {
    const { csv, batch, profile, leftOut } = await exportBatch(context, { ...body, id: params.batch });
    return {
      file: csv,
      name: `${batchName(batch.number)}-${profile.id}.csv`,
      type: `text/csv; charset=${profile.encoding}`,
      headers: { 'Doorstep-Left-Out': String(leftOut.length) },
    };
  },
  async 'POST /batches/:batch/carrier/check'({ context, params, body }) {
    const profile = requireProfile(body);
    const { batch, offer } = await read(context, params.batch);
    const parcels = parcelsOf(context, { batch, offer, withContact: body.withContact });
    const leftOut = new Set<string>();
    const found = await firstOf(
      checkCarrierRows(parcels, { profile, sender: senderOf(body.sender, offer) }),
      ({ kind, reference }) => {
        if (kind === 'unwritable') leftOut.add(reference);
      },
    );
    return { ...found, leftOut: [...leftOut] };
  },
};

async function read(context: Context, id: string) {
  const batch = await requireBatch(context.store, id);
  return { batch, offer: await offerOf(context, batch) };
}

async function firstOf<Problem>(
  all: AsyncIterable<Problem>,
  onEach: (problem: Problem) => void = () => {},
): Promise<BatchProblems<Problem>> {
  const problems: Problem[] = [];
  let total = 0;
  for await (const problem of all) {
    total += 1;
    onEach(problem);
    if (problems.length < maxProblems) problems.push(problem);
  }
  return { problems, total };
}
