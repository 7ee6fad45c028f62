// Builds for `npm run dev` in one long-lived process: the second build takes half the time of the first. A change of the
// configuration, or of anything it imports, such as the texts, needs a new process.
import { build, mergeConfig, type InlineConfig } from 'vite';
import { configOf } from './vite.config.ts';

/** Names without a hash, so that a running server serves the newest files. */
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
