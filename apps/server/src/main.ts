// The one entry: `node apps/server/src/main.ts WORDS…`.
import { runCommand } from './commands/run-command.ts';

// The reader of our output may stop early (`| head`): that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await runCommand(process.argv.slice(2));
