import { createApp, type App } from './app.ts';
import { loadDemo } from './demo/load-demo.ts';
import { addressFolder } from './lookup/wire-lookup.ts';
import { banner } from './commands/banner.ts';
import { unknownSettings, type Config } from './config.ts';
import { openInstallation } from './open-installation.ts';
import { print, remark } from './commands/command.ts';

/** How long requests in flight may take to finish once the server is told to stop. */
const stopDeadlineMs = 5000;

/** Starts the server, says where it is, and returns once it was told to stop and has stopped. */
export async function serveUntilStopped(config: Readonly<Config>): Promise<void> {
  for (const name of unknownSettings()) remark(`doorstep: ${name} is not a setting that is known here.`);
  const installation = await openInstallation(config);
  const app = await createApp(installation, { level: logLevel(config) }).catch(async (error: unknown) => {
    await installation.close();
    throw error;
  });
  const context = app.contextFor({ kind: 'command_line' });
  const stopped = stopOnSignal(app);
  try {
    // The port first: when it is taken, nothing else is begun.
    const address = await app.start();
    if (config.loadsDemo) await loadDemo(context, { indexFolder: addressFolder(config.dataFolder), remark });
    print(`Listening on ${address}`);
  } catch (error) {
    await app.stop();
    throw error;
  }
  for (const line of await banner(context, installation)) print(line);
  await stopped;
}

/** In a terminal the log would bury the banner; elsewhere every request leaves its line. */
function logLevel(config: Config) {
  return config.logLevel ?? (process.stderr.isTTY ? 'warn' : 'info');
}

/** Resolves once the app has stopped after SIGINT or SIGTERM; a second signal ends the process at once. */
function stopOnSignal(app: App): Promise<void> {
  return new Promise((resolve, reject) => {
    let isStopping = false;
    const stop = () => {
      if (isStopping) process.exit(130);
      isStopping = true;
      remark('Stopping …');
      setTimeout(() => app.http.server.closeAllConnections(), stopDeadlineMs).unref();
      // A mail server that answers nothing keeps a job waiting; what it holds is sent again at the next start.
      setTimeout(() => process.exit(0), 2 * stopDeadlineMs).unref();
      app.stop().then(resolve, reject);
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}
