// Reads the addresses of an OpenStreetMap file. Most are on buildings: ways, whose nodes come earlier in the file. So
// the file is read several times:
//
//   1  addressed nodes become rows; addressed ways and relations are queued on disk
//   2  only for queued relations: find the nodes of their ways
//   3  find the positions of the nodes and turn the queue into rows; repeated for every further 16 million nodes
import { emptyRow } from '../address-row.ts';
import type { MappingTarget } from '../column-mapping.ts';
import type { RowSink } from '../import-summary.ts';
import { NodePoints } from './node-points.ts';
import { osmRows } from './osm-address.ts';
import type { OsmFile, OsmTags } from './osm-file.ts';
import { type WaitingObject, WaitingObjects } from './waiting-objects.ts';

const nodesAtOnce = 16_000_000; // 16 bytes each: 256 MB, about 3 million buildings per round

interface OsmWork {
  spoolFolder: string;
  constants: Partial<Record<MappingTarget, string>>;
  sink: RowSink;
  progress: (share: number) => void;
  signal: AbortSignal | undefined;
  nodesAtOnce?: number;
}

export async function readOsm(file: OsmFile, work: OsmWork): Promise<void> {
  const waiting = new WaitingObjects(work.spoolFolder);
  const wantedWays = new Map<number, number[]>();
  try {
    await file.scan(
      {
        addressedNode: (id, lat, lon, tags) => deliver(work, tags, { lat, lon }, `node ${id}`),
        addressedWay: (id, nodes, tags) => waiting.add({ kind: 'way', id, tags, members: nodes }),
        addressedRelation(id, ways, tags) {
          for (const way of ways) wantedWays.set(way, []);
          waiting.add({ kind: 'relation', id, tags, members: ways });
        },
      },
      (share) => work.progress(share / 2),
      work.signal,
    );
  } finally {
    waiting.finish();
  }
  if (waiting.count === 0) return;
  if (wantedWays.size > 0) {
    const keep = (id: number, nodes: number[]): void => {
      if (wantedWays.has(id)) wantedWays.set(id, [...nodes]);
    };
    await file.scan({ way: keep }, () => work.progress(0.5), work.signal);
  }
  await deliverWaiting(file, work, waiting, wantedWays);
}

async function deliverWaiting(
  file: OsmFile,
  work: OsmWork,
  waiting: WaitingObjects,
  ways: ReadonlyMap<number, number[]>,
): Promise<void> {
  const max = work.nodesAtOnce ?? nodesAtOnce;
  const nodesOf = ({ kind, members }: WaitingObject): number[] =>
    kind === 'way' ? members : members.flatMap((way) => ways.get(way) ?? []);
  let delivered = 0;
  for (;;) {
    // One round: as many objects as fit with their nodes in memory.
    const ids = new NumberList();
    let from = 0;
    let until = delivered;
    for await (const object of waiting.all()) {
      if (from++ < delivered) continue;
      const nodes = nodesOf(object);
      if (ids.length > 0 && ids.length + nodes.length > max) break;
      ids.add(nodes);
      until++;
    }
    if (until === delivered) return;
    const points = new NodePoints(ids.numbers());
    const put = (id: number, lat: number, lon: number): void => points.put(id, lat, lon);
    await file.scan({ point: put }, (share) => work.progress(0.5 + share / 2), work.signal);
    let at = 0;
    for await (const object of waiting.all()) {
      if (at++ < delivered) continue;
      if (at > until) break;
      work.signal?.throwIfAborted();
      deliver(work, object.tags, points.middle(nodesOf(object)), `${object.kind} ${object.id}`);
    }
    delivered = until;
  }
}

/** @param point  null when outside the extract; the address is kept without a position. */
function deliver(work: OsmWork, tags: OsmTags, point: { lat: number; lon: number } | null, at: string): void {
  const text = (): string =>
    Object.entries(tags)
      .map(([key, value]) => `${key}=${value}`)
      .join(' ');
  const rows = osmRows(tags, work.constants);
  if (typeof rows === 'string') return work.sink.refused(rows, text, at);
  const { lat, lon } = point ?? emptyRow();
  for (const row of rows) work.sink.row({ ...row, lat, lon }, text, at);
}

class NumberList {
  length = 0;
  #numbers = new Float64Array(1024);

  add(more: readonly number[]): void {
    if (this.length + more.length > this.#numbers.length) {
      const grown = new Float64Array(Math.max(this.#numbers.length * 2, this.length + more.length));
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#numbers.set(more, this.length);
    this.length += more.length;
  }

  numbers(): Float64Array {
    return this.#numbers.subarray(0, this.length);
  }
}
