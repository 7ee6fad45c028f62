import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CommandError } from '../command-error.ts';

/**
 * Runs `pg_dump` or `pg_restore`, on a database or only on a file. The password is passed in the environment, because
 * other users of the machine can read a program's arguments.
 * @returns the output.
 * @throws CommandError with the program's error.
 */
export async function runPostgresTool(program: string, args: string[], databaseUrl: string | null): Promise<string> {
  const { address, password } = databaseUrl === null ? { address: [], password: {} } : withoutPassword(databaseUrl);
  // oxlint-disable-next-line node/no-process-env -- for the program: PATH, and what libpq reads
  const env = { ...process.env, ...password };
  try {
    return (await promisify(execFile)(program, [...address, ...args], { env, maxBuffer: 1e7 })).stdout;
  } catch (error) {
    const { code, stderr = '' } = error as NodeJS.ErrnoException & { stderr?: string };
    if (code === 'ENOENT')
      throw new CommandError(
        `There is no ${program} on this machine: install the client programs of PostgreSQL, of the database's version or newer.`,
      );
    throw new CommandError(`${program} ended with an error: ${stderr.trim().replaceAll(/\s*\n\s*/g, ' ')}`);
  }
}

function withoutPassword(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const password = url.password === '' ? {} : { PGPASSWORD: decodeURIComponent(url.password) };
  url.password = '';
  return { address: [`--dbname=${url.href}`, '--no-password'], password };
}
