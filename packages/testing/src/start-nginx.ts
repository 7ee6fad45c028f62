import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const readyWithinMs = 30_000;

export const nginxMissing = 'There is no nginx: install Debian’s package "nginx-light" or "nginx".';

export interface RunningNginx {
  url: string;
  folder: string;
  output(): string;
  stop(): Promise<void>;
}

export function findNginx(): string | null {
  return ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file)) ?? null;
}

/**
 * nginx with its own port and folder.
 * @param http The inside of `http { … }`; `PORT` and `FOLDER` are replaced.
 * @throws Error with nginx' output when it does not start.
 */
export async function startNginx(http: string): Promise<RunningNginx> {
  const program = findNginx();
  if (program === null) throw new Error(nginxMissing);
  const folder = mkdtempSync(join(tmpdir(), 'doorstep-nginx-'));
  // Root's nginx runs its workers as another user, who stores large bodies here.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr warn;
     events { worker_connections 1024; }
     http { access_log off; ${paths} ${http.replaceAll('PORT', String(port)).replaceAll('FOLDER', folder)} }`,
  );
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const url = `http://127.0.0.1:${port}`;
  const until = performance.now() + readyWithinMs;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`nginx ended:\n${output}`);
    if (performance.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`Waited ${readyWithinMs / 1000} s for nginx to answer at ${url}. It wrote:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    url,
    folder,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', killAtExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(2000) });
    return true;
  } catch {
    return false;
  }
}
