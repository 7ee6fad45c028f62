import { createApp, type App } from './app.ts';
import { describeBuild } from './build-info.ts';
import { loadDemo } from './demo/load-demo.ts';
import { addressFolder } from './lookup/wire-lookup.ts';
import { banner } from './commands/banner.ts';
import type { Config } from './config.ts';
import { describeStore, openInstallation } from './open-installation.ts';
import { print, remark } from './commands/command.ts';

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
