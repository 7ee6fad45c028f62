import { startMailSink, type MailSink } from '@doorstep/testing';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type databases, startRealServers, type RealServers } from './real-servers.ts';

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

/** Like `serversForAll`, for one server that sends mail. */
export function serversWithMail(
  kind: (typeof databases)[number],
  settings: Record<string, string> = {},
): { mail: MailSink; real: RealServers } {
  const mail = {} as MailSink;
  const all: Record<string, string> = { ...settings };
  beforeAll(async () => {
    Object.assign(mail, await startMailSink());
    all['SMTP_URL'] = mail.url;
  });
  afterAll(() => mail.close());
  return { mail, real: serversForAll(kind, 1, all) };
}

function showOutput({ servers }: RealServers): void {
  for (const server of servers) console.log(server.output().slice(-4000));
}
