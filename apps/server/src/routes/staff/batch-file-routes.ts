import {
  batchName,
  carrierCheckSchema,
  carrierFileSchema,
  labelsCheckSchema,
  labelsSchema,
  type BatchFileChoices,
  type BatchProblems,
  type CarrierProblems,
  type LabelProblemView,
} from '@doorstep/contract';
import { requireAction, requireBatch, type Context } from '@doorstep/core';
import { carriers, checkCarrierRows, findLabelProblems, labelsPerPage, sheets, usualSheet } from '@doorstep/shipping';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { parseBody } from '../../http/parse-body.ts';
import { exportBatch, offerOf, printBatch, requireProfile, requireSheet } from '../../shipping/batch-files.ts';
import { labelsOf, parcelsOf, returnAddressOf, senderOf } from '../../shipping/batch-parcels.ts';
import { recordReading } from './record-reading.ts';
import type { StaffContext } from './staff-context.ts';

interface ById {
  Params: { id: string };
}

/** More than anybody reads before they mend the first. */
const maxProblems = 200;

/** Labels and carriers' files of a batch. Each is a POST, since each is recorded: no browser fetches one ahead. */
export function addBatchFileRoutes(app: FastifyInstance, { contextOf }: { contextOf: StaffContext }): void {
  app.get<ById>('/api/staff/batches/:id/files', async (request): Promise<BatchFileChoices> => {
    const { store, actor } = await contextOf(request);
    requireAction(actor, 'batches.read');
    const offer = await offerOf({ store }, await requireBatch(store, request.params.id));
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
  });

  app.post<ById>('/api/staff/batches/:id/labels.pdf', async (request, reply) => {
    const context = await contextOf(request);
    requireAction(context.actor, 'batches.write');
    const input = parseBody(labelsSchema, request.body);
    const { pdf, batch, print } = await printBatch(context, { ...input, id: request.params.id });
    reply.type('application/pdf').header('Doorstep-Print', String(print));
    return asFile(reply, `${batchName(batch.number)}.pdf`).send(pdf);
  });

  app.post<ById>('/api/staff/batches/:id/labels/check', async (request): Promise<BatchProblems<LabelProblemView>> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'batches.write');
    const input = parseBody(labelsCheckSchema, request.body);
    const sheet = requireSheet(input);
    const { id } = request.params;
    const { offer } = await readForCheck(context, id);
    const sender = senderOf(input.sender, offer);
    return firstOf(
      findLabelProblems(labelsOf(context, { batchId: id, offer, sender }), {
        sheet,
        startPosition: input.startPosition,
        returnAddress: returnAddressOf(sender),
      }),
    );
  });

  app.post<ById>('/api/staff/batches/:id/carrier.csv', async (request, reply) => {
    const context = await contextOf(request);
    requireAction(context.actor, 'batches.write');
    const input = parseBody(carrierFileSchema, request.body);
    const { csv, batch, profile, leftOut } = await exportBatch(context, { ...input, id: request.params.id });
    reply.type(`text/csv; charset=${profile.encoding}`).header('Doorstep-Left-Out', String(leftOut.length));
    return asFile(reply, `${batchName(batch.number)}-${profile.id}.csv`).send(csv);
  });

  app.post<ById>('/api/staff/batches/:id/carrier/check', async (request): Promise<CarrierProblems> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'batches.write');
    const input = parseBody(carrierCheckSchema, request.body);
    const profile = requireProfile(input);
    const { id } = request.params;
    const { batch, offer } = await readForCheck(context, id);
    const parcels = parcelsOf(context, { batch, offer, withContact: input.withContact });
    const leftOut = new Set<string>();
    const found = await firstOf(
      checkCarrierRows(parcels, { profile, sender: senderOf(input.sender, offer) }),
      ({ kind, reference }) => {
        if (kind === 'unwritable') leftOut.add(reference);
      },
    );
    return { ...found, leftOut: [...leftOut] };
  });
}

async function readForCheck(context: Context, id: string) {
  const batch = await requireBatch(context.store, id);
  await recordReading(context, { action: 'batch.checked', subjectKind: 'batch', subjectId: id, detail: {} });
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

function asFile(reply: FastifyReply, name: string): FastifyReply {
  return reply.header('Content-Disposition', `attachment; filename="${name}"`).header('Cache-Control', 'no-store');
}
