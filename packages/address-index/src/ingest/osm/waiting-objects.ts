// Queues addressed ways and relations on disk until the positions of their nodes are known, to keep memory constant.
import { closeSync, createReadStream, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { LineReader } from '../line-reader.ts';
import type { OsmTags } from './osm-file.ts';

const flushChars = 1024 * 1024;

export interface WaitingObject {
  kind: 'way' | 'relation';
  id: number;
  tags: OsmTags;
  members: number[];
}

/** Write everything, then read it repeatedly, always in the same order. */
export class WaitingObjects {
  count = 0;
  readonly #path: string;
  readonly #file: number;
  #buffer = '';

  constructor(folder: string) {
    this.#path = join(folder, `waiting-${randomUUID()}`);
    this.#file = openSync(this.#path, 'w');
  }

  add(object: WaitingObject): void {
    this.count++;
    this.#buffer += `${JSON.stringify(object)}\n`;
    if (this.#buffer.length >= flushChars) this.#flush();
  }

  finish(): void {
    this.#flush();
    closeSync(this.#file);
  }

  #flush(): void {
    writeFileSync(this.#file, this.#buffer);
    this.#buffer = '';
  }

  async *all(): AsyncGenerator<WaitingObject> {
    let objects: WaitingObject[] = [];
    const lines = new LineReader((line) => objects.push(JSON.parse(line) as WaitingObject));
    for await (const text of createReadStream(this.#path, { encoding: 'utf8', highWaterMark: 256 * 1024 })) {
      lines.push(text as string);
      yield* objects;
      objects = [];
    }
  }
}
