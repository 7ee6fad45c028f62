// A signal reaches the server however it was started, and a stopping server announces it first.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createDataFolder, startServer } from '@doorstep/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeStore } from './make-store.ts';

const root = join(import.meta.dirname, '..', '..', '..');

let folder: ReturnType<typeof createDataFolder>;
beforeEach(() => {
  folder = createDataFolder();
});
afterEach(() => folder.remove());

describe('a server told to stop', () => {
  // SIGHUP comes from a closed terminal, and from supervisors that start a replacement.
  it.each(['SIGTERM', 'SIGHUP'] as const)(
    'by %s reports it to load balancers, keeps responding, and exits within 10 s',
    async (signal) => {
      const server = await startServer({ dataFolder: folder.path, env: { DOORSTEP_DEMO: 'off' } });
      onTestFinished(() => server.kill());
      const stopped = server.stop(signal);
      await expect
        .poll(async () => (await fetch(`${server.url}/readyz`)).status, {
          message: 'the status of /readyz',
          interval: 5,
        })
        .toBe(503);
      expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'stopping' });
      const page = await fetch(`${server.url}/privacy`);
      expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
      const statuses = new Set<number>();
      let last: Response | undefined;
      const isThere = async () => {
        const answer = await fetch(`${server.url}/privacy`).catch(() => null);
        if (answer === null) return false;
        statuses.add(answer.status);
        if (answer.status !== 200) last = answer;
        else await answer.arrayBuffer();
        return true;
      };
      await expect.poll(isThere, { message: 'whether the server is still there' }).toBe(false);
      // After 12 s it would have been killed.
      expect(await stopped).toBe(0);
      expect([...statuses]).toEqual([200, 503]);
      expect(last?.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect([last?.headers.get('retry-after'), last?.headers.get('connection')]).toEqual(['1', 'close']);
      expect(await last?.json()).toMatchObject({ code: 'unavailable' });
      expect(server.output()).not.toContain('the request failed');
    },
  );

  it.each([
    ['npm start', 'SIGTERM', ['npm', 'start']],
    ['the script of npm start', 'SIGTERM', ['node', 'tools/bootstrap.mjs', 'serve']],
    ['the script of npm start', 'SIGINT', ['node', 'tools/bootstrap.mjs', 'serve']],
    ['the command line', 'SIGTERM', ['node', 'apps/server/dist/main.js', 'serve']],
  ] as const)('stops when %s gets %s', async (_, signal, command) => {
    const process = start(command);
    const url = await process.url();
    process.signal(signal);
    expect(await process.ended).toBe(0);
    expect(process.output().match(/Stopping …/g)).toHaveLength(1);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  });

  // npm itself ends and forwards nothing.
  it.each(['SIGHUP', 'SIGKILL'] as const)('frees its port when npm gets %s', async (signal) => {
    const process = start(['npm', 'start']);
    const url = await process.url();
    process.signal(signal);
    const isThere = () =>
      fetch(`${url}/healthz`).then(
        () => true,
        () => false,
      );
    await expect.poll(isThere, { message: 'whether the server is still there' }).toBe(false);
    await process.ended;
    expect(process.output().match(/Stopping …/g)).toHaveLength(1);
  });

  it('passes a signal on to the demo, which stops', async () => {
    await makeStore(folder.path);
    const process = start(['npm', 'run', 'demo']);
    await expect
      .poll(process.output, { message: 'output of the demo', timeout: 50_000, interval: 5 })
      .toMatch(/^50 requests …$/m);
    process.signal('SIGTERM');
    await process.ended;
    expect(process.output()).not.toContain('requests were made');
  });

  it('stops at once and cleanly for Ctrl-C, which the terminal and npm both pass on', async () => {
    const process = start(['npm', 'start']);
    await process.url();
    process.signalGroup('SIGINT');
    expect(await process.ended).toBe(0);
    expect(process.output().match(/Stopping …/g)).toHaveLength(1);
    expect(process.output()).not.toMatch(/Error|ELIFECYCLE|    at /);
  });

  it('tolerates repeats of one Ctrl-C until it exits', async () => {
    const process = start(['node', 'apps/server/dist/main.js', 'serve']);
    await process.url();
    // For half of the time after which it would count as a second signal: the last may arrive late.
    const until = performance.now() + 500;
    const again = setInterval(() => (performance.now() < until ? process.signal('SIGINT') : clearInterval(again)), 1);
    expect(await process.ended).toBe(0);
    clearInterval(again);
  });
});

function start([program, ...args]: readonly [string, ...string[]]) {
  const child = spawn(program, args, {
    cwd: root,
    // Its own process group, as a shell gives each command.
    detached: true,
    // oxlint-disable-next-line node/no-process-env -- what npm and node are found by
    env: { ...process.env, PORT: '0', DOORSTEP_DATA: folder.path, DOORSTEP_DEMO: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const { pid = 0 } = child;
  const killAtExit = () => {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // it has ended
    }
  };
  process.once('exit', killAtExit);
  onTestFinished(killAtExit);
  return {
    output: () => output,
    async url() {
      await expect
        .poll(() => output, { message: 'output of the server', timeout: 50_000 })
        .toMatch(/^ {2}Ctrl-C stops it/m);
      return /^Listening on (\S+)$/m.exec(output)?.[1] ?? '';
    },
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    signalGroup: (signal: NodeJS.Signals) => process.kill(-pid, signal),
    ended: new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code))),
  };
}
