import { setFlagsFromString } from 'node:v8';
import { keepCompiledCode } from './compiled-code.ts';

// Every thread strips types from its sources with WebAssembly. After a thousand calls V8 compiles the calls from there
// into JavaScript as code that all threads share, and freeing such code while threads come and go (exports, labels) may
// end the process: "Check failed: jit_page.has_value()", see https://github.com/nodejs/node/issues/64500. With this
// budget, threads of this process never compile it.
setFlagsFromString('--wasm-wrapper-tiering-budget=2147483647');

// The reader of our output may stop early (`| head`): that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const words = process.argv.slice(2);
// oxlint-disable-next-line node/no-process-env -- read before the settings' own code is loaded
if (words[0] === 'serve') keepCompiledCode(process.env['DOORSTEP_DATA'] ?? 'data');
const { runCommand } = await import('./commands/run-command.ts');
process.exitCode = await runCommand(words);
