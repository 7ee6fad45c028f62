// One rebuild for `npm run dev`, in a process that has Vite loaded when it is told what to build. A process for each: what
// the configuration imports, the texts among it, is read again.
import { build } from 'vite';

process.once('message', (modes: string[]) => {
  buildAll(modes).then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    },
  );
});
process.once('disconnect', () => process.exit(1));

async function buildAll(modes: string[]): Promise<void> {
  process.chdir(import.meta.dirname);
  for (const mode of modes)
    await build({
      mode,
      logLevel: 'error',
      build: { minify: false, reportCompressedSize: false },
    });
}
