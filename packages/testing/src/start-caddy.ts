import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export const caddyMissing = 'There is no Caddy: install Debian’s package "caddy".';

export interface RunningCaddy {
  url: string;
  /** Its access log and its own messages, as lines of JSON. */
  output(): string;
  stop(): Promise<void>;
}

export function findCaddy(): string | null {
  return ['/usr/bin/caddy', '/usr/local/bin/caddy'].find((file) => existsSync(file)) ?? null;
}

/**
 * Caddy with its own port and folder, without TLS.
 * @param caddyfile Reads its address from `DOORSTEP_SITE`.
 * @throws Error with its output when it does not start.
 */
export async function startCaddy(caddyfile: string, env: Record<string, string>): Promise<RunningCaddy> {
  const program = findCaddy();
  if (program === null) throw new Error(caddyMissing);
  const folder = mkdtempSync(join(tmpdir(), 'doorstep-caddy-'));
  const file = join(folder, 'Caddyfile');
  // Its port would be the same for all.
  writeFileSync(file, caddyfile.replace(/^\{$/m, '{\n\tadmin off'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      ...env,
      DOORSTEP_SITE: url,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  let output = '';
  const started = new Promise<boolean>((resolve) => {
    void ended.then(() => resolve(false));
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        // Written once it listens.
        if (output.includes('serving initial configuration')) resolve(true);
      });
  });
  if (!(await started)) throw new Error(`Caddy ended:\n${output}`);
  return {
    url,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', killAtExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
