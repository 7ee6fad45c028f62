// Addressed ways and relations wait on disk until the positions of their nodes are known: memory must not grow with them.
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { OsmTags } from './osm-file.ts';

export interface WaitingObject {
  kind: 'way' | 'relation';
  id: number;
  tags: OsmTags;
  /** A way's nodes, or a relation's ways. */
  members: number[];
}

/** Write everything, then read it as often as needed, always in the same order. */
export class WaitingObjects {
  readonly #path: string;
  readonly #out: WriteStream;

  constructor(folder: string) {
    this.#path = join(folder, `waiting-${randomUUID()}`);
    this.#out = createWriteStream(this.#path);
  }

  /** Never waits for the disk: what a block of the file holds fits into memory. */
  add(object: WaitingObject): void {
    this.#out.write(`${JSON.stringify(object)}\n`);
  }

  /** To be awaited now and then, so that the writing keeps up. */
  async settle(): Promise<void> {
    if (this.#out.writableNeedDrain) await once(this.#out, 'drain');
  }

  /** No more will be added. */
  async finish(): Promise<void> {
    this.#out.end();
    await once(this.#out, 'finish');
  }

  async *all(): AsyncGenerator<WaitingObject> {
    const lines = createInterface({ input: createReadStream(this.#path), crlfDelay: Infinity });
    for await (const line of lines) yield JSON.parse(line) as WaitingObject;
  }
}
