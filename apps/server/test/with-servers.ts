import { afterAll, afterEach, beforeAll } from 'vitest';
import { startRealServers, type RealServers } from './real-servers.ts';

/** Ends the servers after the work, and shows what they wrote when it failed. */
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

/** Servers for all tests of the block that calls it; shows what they wrote when a test fails. */
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
