import type { RealServers } from './real-servers.ts';

/** Ends the servers after the work, and shows what they wrote when it failed. */
export async function withServers(real: RealServers, work: (real: RealServers) => Promise<void>): Promise<void> {
  try {
    await work(real);
  } catch (error) {
    for (const server of real.servers) console.log(server.output().slice(-4000));
    throw error;
  } finally {
    await real.end();
  }
}
