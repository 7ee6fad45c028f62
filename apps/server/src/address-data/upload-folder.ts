// Files to import address data from: uploads, and what an operator puts there. Nothing outside this one folder is ever
// read.
import { randomUUID } from 'node:crypto';
import { lstat, mkdir, open, readdir, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DoorstepError } from '@doorstep/core';

export interface AddressFile {
  name: string;
  bytes: number;
  changedAt: number;
}

export interface UploadFolder {
  readonly path: string;
  readonly maxBytes: number;
  list(): Promise<AddressFile[]>;
  pathOf(name: string): Promise<string>;
  begin(upload: { name: string; bytes: number }): Promise<string>;
  /** @throws DoorstepError `not_found`; `state_conflict` if the bytes do not continue the upload. */
  append(upload: string, at: number, bytes: Buffer): Promise<{ received: number; file: string | null }>;
  remove(name: string): Promise<void>;
}

const partMark = '.uploading-';
const abandonedAfterMs = 24 * 3_600_000;
/** Left free for everything else on the disk. */
const spareBytes = 256 * 1024 * 1024;

export function createUploadFolder({ path, maxBytes }: { path: string; maxBytes: number }): UploadFolder {
  const names = async (): Promise<string[]> => {
    await mkdir(path, { recursive: true, mode: 0o700 });
    return readdir(path);
  };

  const list = async (): Promise<AddressFile[]> => {
    const files: AddressFile[] = [];
    for (const name of await names()) {
      if (name.startsWith('.')) continue;
      const found = await lstat(join(path, name)).catch(() => null);
      // A symbolic link could lead to any file of this machine.
      if (found?.isFile() === true) files.push({ name, bytes: found.size, changedAt: found.mtimeMs });
    }
    return files.toSorted((a, b) => b.changedAt - a.changedAt);
  };

  const pathOf = async (name: string): Promise<string> => {
    if ((await list()).some((file) => file.name === name)) return join(path, name);
    throw new DoorstepError('request_invalid', { fields: [{ field: 'file', code: 'not_a_choice' }] });
  };

  const removeAbandoned = async (): Promise<void> => {
    for (const name of await names()) {
      if (!name.startsWith(partMark)) continue;
      const found = await lstat(join(path, name)).catch(() => null);
      if (found !== null && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(join(path, name), { force: true });
    }
  };

  return {
    path,
    maxBytes,
    list,
    pathOf,
    async begin({ name, bytes }) {
      await removeAbandoned();
      const { bavail, bsize } = await statfs(path);
      const max = Math.min(maxBytes, Math.max(0, bavail * bsize - spareBytes));
      if (bytes > max)
        throw new DoorstepError('request_invalid', {
          fields: [{ field: 'bytes', code: 'too_large', values: { max } }],
        });
      const upload = randomUUID();
      await (await open(join(path, `${partMark}${upload}-${bytes}-${safeName(name)}`), 'wx', 0o600)).close();
      return upload;
    },
    async append(upload, at, bytes) {
      const part = (await names()).find((name) => name.startsWith(`${partMark}${upload}-`));
      const [, total = '', name = ''] = /^.{36}-(\d+)-(.+)$/.exec(part?.slice(partMark.length) ?? '') ?? [];
      if (part === undefined || name === '') throw new DoorstepError('not_found');
      const file = await open(join(path, part), 'r+');
      let received = 0;
      try {
        const { size } = await file.stat();
        if (at > size || at + bytes.length > Number(total)) throw new DoorstepError('state_conflict');
        await file.write(bytes, 0, bytes.length, at);
        received = Math.max(size, at + bytes.length);
        if (received === Number(total)) await file.sync();
      } finally {
        await file.close();
      }
      if (received < Number(total)) return { received, file: null };
      const whole = freeName(name, new Set(await names()));
      await rename(join(path, part), join(path, whole));
      return { received, file: whole };
    },
    remove: async (name) => rm(await pathOf(name), { force: true }),
  };
}

function safeName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const safe = last
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}._ ()-]+/gu, '_')
    .replace(/^[. ]+/, '');
  return safe.slice(-60).toWellFormed() || 'addresses';
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.indexOf('.', 1);
  const [stem, ending] = dot === -1 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  for (let copy = 2, free = name; ; copy += 1) {
    if (!taken.has(free)) return free;
    free = `${stem} (${copy})${ending}`;
  }
}
