// A checksum beside each backup, in the format of sha256sum.
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { CommandError } from '../command-error.ts';

const beside = (file: string): string => `${file}.sha256`;

export async function writeChecksum(file: string): Promise<void> {
  writeFileSync(beside(file), `${await checksumOf(file)}  ${basename(file)}\n`, { mode: 0o600 });
}

/**
 * @returns whether the backup has a checksum.
 * @throws CommandError if the backup differs from its checksum.
 */
export async function verifyChecksum(file: string): Promise<boolean> {
  let stored: string;
  try {
    stored = readFileSync(beside(file), 'utf8').slice(0, 64);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  if (stored === (await checksumOf(file))) return true;
  throw new CommandError(
    `${file}: it is damaged or was changed: its checksum is not the one in ${beside(file)}. Nothing was changed. ` +
      'Restore another backup, or copy this one again.',
  );
}

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return hash.digest('hex');
}
