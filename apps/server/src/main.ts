import { setFlagsFromString } from 'node:v8';
import { runCommand } from './commands/run-command.ts';

// Every thread takes the types out of its sources by WebAssembly. V8 compiles what that calls of JavaScript after a thousand
// calls, into code that all threads share, and when such code is given back while threads come and go (exports, labels) it may
// end the process: "Check failed: jit_page.has_value()", see https://github.com/nodejs/node/issues/64500. Threads of this
// process never have it compiled.
setFlagsFromString('--wasm-wrapper-tiering-budget=2147483647');

// The reader of our output may stop early (`| head`): that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await runCommand(process.argv.slice(2));
