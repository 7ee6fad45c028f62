// Builds for `npm run dev`, one after the other in a process that stays: the second takes half the time of the first. Once the
// configuration or what it imports has changed, the texts among it, it takes another process.
import { build, mergeConfig, type InlineConfig } from 'vite';
import { configOf } from './vite.config.ts';

/** A server that knows the files of the console serves what is in them now. */
const sameNames: InlineConfig = {
  build: {
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name].js',
        chunkFileNames: 'assets/[name].js',
        assetFileNames: 'assets/[name][extname]',
      },
    },
  },
};
const quick: InlineConfig = {
  configFile: false,
  logLevel: 'error',
  build: { minify: false, reportCompressedSize: false },
};

process.on('message', (modes: string[]) => {
  buildAll(modes).then(
    () => process.send?.(null),
    (error: unknown) => process.send?.(error instanceof Error ? error.message : String(error)),
  );
});
process.once('disconnect', () => process.exit(0));
process.chdir(import.meta.dirname);

async function buildAll(modes: string[]): Promise<void> {
  for (const mode of modes) {
    const config = mergeConfig({ ...configOf(mode), mode }, quick);
    await build(mode === 'console' ? mergeConfig(config, sameNames) : config);
  }
}
