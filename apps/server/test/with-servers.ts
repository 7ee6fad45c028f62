import { afterAll, afterEach, beforeAll } from 'vitest';
import { startRealServers, type RealServers } from './real-servers.ts';

/** Stops the servers afterwards, and shows their output on failure. */
export async function withServers(real: RealServers, work: (real: RealServers) => Promise<void>): Promise<void> {
  try {
    await work(real);
  } catch (error) {
    showOutput(real);
    throw error;
  } finally {
    await real.end();
  }
}

/** Servers for all tests of the calling block; shows their output when a test fails. */
export function serversForAll(...options: Parameters<typeof startRealServers>): RealServers {
  const real = {} as RealServers;
  beforeAll(async () => {
    Object.assign(real, await startRealServers(...options));
  });
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') showOutput(real);
  });
  afterAll(() => real.end());
  return real;
}

function showOutput({ servers }: RealServers): void {
  for (const server of servers) console.log(server.output().slice(-4000));
}
