import { createApp, type App } from './app.ts';
import { describeBuild, commandLine } from './build-info.ts';
import { loadDemo } from './demo/load-demo.ts';
import { addressFolder } from './lookup/wire-lookup.ts';
import type { Config } from './config.ts';
import { describeStore, openInstallation, type Installation } from './open-installation.ts';
import { print, remark } from './commands/command.ts';
import { returnMemory } from './return-memory.ts';
import { inviteStaff, type Context, type Secrets, type Store } from '@doorstep/core';
import { createHmac } from 'node:crypto';
import { subKey } from './secrets/sub-key.ts';

const letters = 'ABCDEFGHJKMNPQRTUVWXYZ';

/** Derived from the secret, so that every start can show it again. */
function demoLookupKey(masterSecret: string): string {
  const bytes = createHmac('sha256', subKey(masterSecret, 'demo-lookup-key')).update('key').digest();
  const letter = (at: number) => letters[(bytes[at] ?? 0) % letters.length];
  const digit = (at: number) => (bytes[at] ?? 0) % 10;
  return [0, 4, 8, 12].map((at) => `${letter(at)}${letter(at + 1)}${digit(at + 2)}${digit(at + 3)}`).join('-');
}

async function ensureDemoLookupKey(parts: { store: Store; secrets: Secrets; masterSecret: string }): Promise<string> {
  const { store, secrets } = parts;
  const key = demoLookupKey(parts.masterSecret);
  const keyHash = secrets.hash(key);
  if ((await store.lookupKeys.list()).some((each) => each.keyHash === keyHash)) return key;
  await store.lookupKeys.insert({
    id: secrets.newId(),
    name: 'Demo',
    keyHash,
    ending: key.slice(-4),
    origins: [],
    createdAt: await store.now(),
    revokedAt: null,
  });
  return key;
}

/** Less than the 10 s after which `docker stop` and others kill; requests in flight have until a second before. */
const stopDeadlineMs = 9500;

export async function serveUntilStopped(config: Readonly<Config>): Promise<void> {
  const installation = await openInstallation(config);
  const app = await createApp(installation, { level: logLevel(config) }).catch(async (error: unknown) => {
    await installation.close();
    throw error;
  });
  const context = app.contextFor({ kind: 'command_line' });
  const stopped = stopOnSignal(app);
  try {
    // The port first: if it is taken, nothing else starts.
    const address = await app.start(async () => {
      if (config.loadsDemo) await loadDemo(context, { indexFolder: addressFolder(config.dataFolder), remark });
    });
    remark(describeBuild());
    remark(`Store: ${describeStore(config)}`);
    print(`Listening on ${address}`);
    void returnMemory();
  } catch (error) {
    await app.stop();
    throw error;
  }
  for (const line of await banner(context, installation)) print(line);
  await stopped;
}

/** On a terminal the log would bury the banner; elsewhere every request is logged. */
function logLevel(config: Config) {
  return config.logLevel ?? (process.stderr.isTTY ? 'warn' : 'info');
}

/** The terminal, npm and the starting script each forward the same Ctrl-C. */
const sameSignalMs = 1000;

/**
 * Resolves once the app has stopped after a signal. SIGTERM and SIGHUP come from whatever starts a replacement, so
 * balancers learn of it first; Ctrl-C comes from a person who waits. A second signal ends the process at once.
 */
function stopOnSignal(app: App): Promise<void> {
  return new Promise((resolve, reject) => {
    let signalledAt: number | null = null;
    const stop = (signal: NodeJS.Signals) => {
      if (signalledAt !== null) {
        if (performance.now() - signalledAt > sameSignalMs) process.exit(130);
        return;
      }
      signalledAt = performance.now();
      remark('Stopping …');
      const cut = setTimeout(() => app.http.server.closeAllConnections(), stopDeadlineMs - 1000);
      // A mail server that does not answer blocks a job; its mail is sent again after the next start.
      const end = setTimeout(() => process.exit(0), stopDeadlineMs);
      const drained = signal === 'SIGINT' ? Promise.resolve() : app.drain();
      drained
        .then(() => app.stop())
        .then(resolve, reject)
        .finally(() => [cut, end].forEach(clearTimeout));
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  });
}

async function banner(context: Context, { config, store, secrets, masterSecret }: Installation): Promise<string[]> {
  const lines: [label: string, value: string][] = [];
  const demo = await store.offers.findBySlug('compost-bin');
  if (demo?.status === 'published') lines.push(['Demo offer', `${context.mailSite}/o/${demo.slug}`]);
  lines.push(['Staff console', await staffAddress(context)]);
  if (demo !== null && config.loadsDemo)
    lines.push(['Demo lookup key', await ensureDemoLookupKey({ store, secrets, masterSecret })]);
  const width = Math.max(...lines.map(([label]) => label.length));
  return ['', ...lines.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`), '', '  Ctrl-C stops it.', ''];
}

/**
 * Before the first account exists, a new link that creates the owner. Only on a terminal, because logs are kept and
 * read.
 */
async function staffAddress(context: Context): Promise<string> {
  if ((await context.store.people.count()) > 0) return `${context.mailSite}/staff`;
  if (!process.stdout.isTTY)
    return `${context.mailSite}/staff   (nobody can sign in yet: ${commandLine} staff link, with the settings of this server)`;
  const { token } = await inviteStaff(context, null);
  return `${context.mailSite}/staff/invitation/${token}   (makes you its owner)`;
}
