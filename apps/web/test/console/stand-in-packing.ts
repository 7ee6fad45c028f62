// Packing, as the stand-in has it: Ada and Bo are packers, and every tick is of who is signed in.
import {
  assignPackersSchema,
  packParcelSchema,
  showParcelSchema,
  undoPackSchema,
  type BatchPackers,
  type PackingParcel,
  type PackingProgress,
} from '@doorstep/contract';
import { byId, parse, Refusal, type Route } from './stand-in-call.ts';
import type { StandInBatches, StoredBatch } from './stand-in-batches.ts';

const at = '2026-11-23T08:05:00.000Z';
const people = [
  { id: 'p-ada', name: 'Ada Fennel' },
  { id: 'p-bo', name: 'Bo Sorrel' },
];

const batchOf = (data: StandInBatches, id: string | undefined) => byId(data.batches, id, 'batch_not_found');

export const packingRoutes: Route<StandInBatches>[] = [
  ['GET', /^\/api\/v1\/batches\/([^/]+)\/packers$/, (data, _, [id]) => packers(batchOf(data, id))],
  [
    'PUT',
    /^\/api\/v1\/batches\/([^/]+)\/packers$/,
    (data, { body }, [id]) => {
      const batch = batchOf(data, id);
      batch.packerIds = parse(assignPackersSchema, body).personIds;
      return packers(batch);
    },
  ],
  [
    'GET',
    /^\/api\/v1\/packing$/,
    (data) => ({
      batches: data.batches
        .filter(({ state }) => ['locked', 'printed'].includes(state))
        .map((batch) => progress(batch)),
    }),
  ],
  ['GET', /^\/api\/v1\/packing\/([^/]+)$/, (data, _, [id]) => progress(batchOf(data, id))],
  [
    'POST',
    /^\/api\/v1\/packing\/([^/]+)\/show$/,
    (data, { body }, [id]) => {
      const { reference, after } = parse(showParcelSchema, body ?? {});
      const batch = batchOf(data, id);
      return { parcel: reference === undefined ? next(data, batch, after) : named(data, batch, reference) };
    },
  ],
  [
    'POST',
    /^\/api\/v1\/packing\/([^/]+)\/pack$/,
    (data, { body }, [id]) => {
      const batch = batchOf(data, id);
      const parcel = named(data, batch, parse(packParcelSchema, body).reference);
      const wasPacked = parcel.packed !== null;
      if (!wasPacked) batch.ticks.unshift({ reference: parcel.reference, packedAt: at, packedBy: 'Olive Marchmain' });
      const tick = batch.ticks.find(({ reference }) => reference === parcel.reference);
      return { tick, wasPacked, progress: progress(batch), next: next(data, batch, parcel.position) };
    },
  ],
  [
    'POST',
    /^\/api\/v1\/packing\/([^/]+)\/undo$/,
    (data, { body }, [id]) => {
      const batch = batchOf(data, id);
      const { reference } = parse(undoPackSchema, body);
      const last = batch.ticks.find(({ packedBy }) => packedBy === 'Olive Marchmain');
      if (last?.reference !== reference)
        throw new Refusal('request_invalid', [{ field: 'reference', code: 'not_packed_last' }]);
      batch.ticks = batch.ticks.filter((tick) => tick !== last);
      return { parcel: named(data, batch, reference), progress: progress(batch) };
    },
  ],
];

function packers({ packerIds, ticks }: StoredBatch): BatchPackers {
  return {
    packers: people.map((person) => ({ ...person, isAssigned: packerIds.includes(person.id) })),
    packed: ticks.length,
  };
}

function progress({ id, name, offer, members, ticks }: StoredBatch): PackingProgress {
  return {
    id,
    name,
    offerTitle: offer.title,
    parcels: members.length,
    packed: ticks.length,
    recent: ticks.slice(0, 5),
  };
}

function parcelsOf(data: StandInBatches, batch: StoredBatch): PackingParcel[] {
  return batch.members.map(({ requestId, dispatchedAt }, index) => {
    const { reference, contact, addressLines, lines } = byId(data.requests, requestId, 'request_not_found');
    const tick = batch.ticks.find((one) => one.reference === reference);
    return {
      reference,
      position: index + 1,
      name: contact.name,
      addressLines,
      lines: lines.map(({ name, quantity }) => ({ name, quantity })),
      packed: tick === undefined ? null : { at: tick.packedAt, by: tick.packedBy },
      hasLeft: dispatchedAt !== null,
    };
  });
}

function named(data: StandInBatches, batch: StoredBatch, reference: string): PackingParcel {
  const parcel = parcelsOf(data, batch).find((one) => one.reference === reference);
  if (parcel === undefined) throw new Refusal('request_invalid', [{ field: 'reference', code: 'not_in_batch' }]);
  return parcel;
}

function next(data: StandInBatches, batch: StoredBatch, after: number): PackingParcel | null {
  const left = parcelsOf(data, batch).filter(({ packed }) => packed === null);
  return left.find(({ position }) => position > after) ?? left[0] ?? null;
}
