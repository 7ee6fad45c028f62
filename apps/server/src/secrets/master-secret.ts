import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../command-error.ts';
import type { Config } from '../config.ts';

/**
 * The setting, else a file created on first use; processes that start together agree.
 * @throws CommandError
 */
export function loadMasterSecret(config: Pick<Config, 'secret' | 'dataFolder'>): string {
  if (config.secret !== null) return config.secret;
  const file = join(config.dataFolder, 'secret');
  if (!existsSync(file)) makeSecret(file);
  chmodSync(file, 0o600);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new CommandError(`${file} is damaged: it holds fewer than 32 characters.`);
  return secret;
}

/** Null where it would have to be created. */
export function findMasterSecret({ secret, dataFolder }: Pick<Config, 'secret' | 'dataFolder'>): string | null {
  const file = join(dataFolder, 'secret');
  return secret ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : null);
}

/** Linked into place when complete, so that no process reads half a secret; the first of several wins. */
function makeSecret(file: string): void {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(aside, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  try {
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside);
  }
}
