// Addressed ways and relations wait on disk until the positions of their nodes are known: memory must not grow with them.
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
  /** A way's nodes, or a relation's ways. */
  members: number[];
}

/** Write everything, then read it as often as needed, always in the same order. */
export class WaitingObjects {
  /** How many were added. */
  count = 0;
  readonly #path: string;
  readonly #file: number;
  #buffer = '';

  /** @param folder  for its file, which stays until the folder is removed. */
  constructor(folder: string) {
    this.#path = join(folder, `waiting-${randomUUID()}`);
    this.#file = openSync(this.#path, 'w');
  }

  add(object: WaitingObject): void {
    this.count++;
    this.#buffer += `${JSON.stringify(object)}\n`;
    if (this.#buffer.length >= flushChars) this.#flush();
  }

  /** No more will be added. */
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
