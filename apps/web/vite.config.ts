// Five builds, each with its own mode: `vite build --mode public` (the public pages' scripts), then `--mode server` (their
// renderer, which names those scripts); `--mode console`; `--mode panel` (what an embedded element loads on first use),
// then `--mode embed` (the script that other sites load).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { asciiSource, withoutTexts } from '../../tools/compact-source.ts';
import { compiledMessages } from './vite-compiled-messages.ts';
import { embeddedTexts } from './vite-embedded-texts.ts';
import { embeddedFiles } from './vite-embedded-files.ts';
import { pageTexts } from './vite-page-texts.ts';
import { emittedFile, publicAssets } from './vite-public-assets.ts';

/** Entry of each part of the public pages: see src/public/parts/page-parts.ts. */
const parts = {
  offer: 'src/public/parts/offer.ts',
  check: 'src/public/parts/check.ts',
  refused: 'src/public/parts/refused.ts',
  status: 'src/public/parts/status.ts',
  correct: 'src/public/parts/correct.ts',
};

/** The contract's schemas, which the first screen does not need. */
const isSchema = (id: string): boolean =>
  id.includes('/valibot/') ||
  (id.includes('/contract/src/') && /^import \* as v from 'valibot'/m.test(readFileSync(id, 'utf8')));

/** `tools/build.ts` builds into a new folder, which then replaces this one. */
// oxlint-disable-next-line node/no-process-env -- set by that tool
const dist = process.env['BUILD_FOLDER'] ?? 'dist';

const builds: Record<string, UserConfig> = {
  public: {
    plugins: [
      react(),
      pageTexts({ sources: parts, frame: 'src/public/public-app.tsx' }),
      emittedFile('src/look/mark.svg'),
    ],
    // Browsers, phones and readers of feeds request these icons without a link.
    publicDir: 'src/look/by-name',
    build: {
      outDir: `${dist}/public`,
      emptyOutDir: true,
      manifest: true,
      // The pages' policy allows no `data:` fonts.
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: {
          browser: 'src/public/browser.tsx',
          look: 'src/public/look.css',
          first: 'src/public/look/first.css',
        },
        output: {
          // One file for everything that several parts share, and one for the address search, instead of a file for each
          // small module that two parts share.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              {
                name: 'address',
                test: /\/address-field\/|(?:public|shared)\/address\//,
                minShareCount: 2,
                priority: 2,
              },
              // Shared by refusals and the page that sends; no other page loads it.
              { name: 'sending', test: /public\/refused\/|offer\/hidden-draft/, minShareCount: 2, priority: 2 },
              // Shared by all captchas; loaded with one of them.
              { name: 'captcha', test: /human-check\/src\/browser\/captcha\//, priority: 2 },
              { name: 'shared', test: /\.tsx?$|node_modules/, minShareCount: 2, priority: 1 },
            ],
          },
        },
      },
    },
  },
  server: {
    plugins: [
      react(),
      publicAssets(`${dist}/public`, parts),
      withoutTexts('staff', 'staff-mail', 'mail'),
      asciiSource(),
    ],
    json: { namedExports: false },
    publicDir: false,
    // Without this, the renderer would contain React's development build, too, and choose at run time.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      outDir: `${dist}/server`,
      emptyOutDir: true,
      ssr: true,
      minify: false,
      rolldownOptions: { input: { render: 'src/public/server.tsx' } },
    },
  },
  console: {
    root: join(import.meta.dirname, 'src/console'),
    base: '/staff/',
    plugins: [react(), compiledMessages()],
    publicDir: false,
    build: {
      outDir: `../../${dist}/console`,
      emptyOutDir: true,
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // One file for each page, for forms, for tables and for what all pages share, instead of a file for each small
          // module that two pages share.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'schemas', test: isSchema, priority: 3 },
              { name: 'forms', test: /console\/shared\/form\/(?!postal-|country-)|react-hook-form/, priority: 2 },
              { name: 'tables', test: /shared\/page\/(?:data-table|(?:cursor-)?pager)/, priority: 2 },
              { name: 'offer-table', test: /shared\/page\/offer-table/, priority: 2 },
              {
                name: 'shared',
                // The address field comes with the pages that have one.
                test: /^(?!.*(?:(?:address-field|address-lookup|shared\/address|requests\/entry)\/|form\/(?:postal|country)-)).*(?:node_modules|packages|console\/(?:app|shared)\/)/,
                minShareCount: 2,
                priority: 1,
              },
            ],
          },
        },
      },
    },
  },
  panel: {
    plugins: [react(), embeddedTexts({ writes: true })],
    publicDir: false,
    build: {
      outDir: `${dist}/embed`,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/embed/address/mount-panel.ts',
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: 'embed-address.js', codeSplitting: false },
      },
    },
  },
  embed: {
    plugins: [embeddedTexts({ writes: false }), embeddedFiles(`${dist}/embed`)],
    publicDir: false,
    build: {
      outDir: `${dist}/embed`,
      // The panel was built into the same folder.
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/embed/embed.ts',
        output: { format: 'es', entryFileNames: 'embed.js', codeSplitting: false },
      },
    },
  },
};

export function configOf(mode: string): UserConfig {
  const build = builds[mode];
  // Tools read the configuration in Vite's own modes, which build nothing.
  if (build === undefined && !['development', 'production', 'test'].includes(mode)) {
    throw new Error(`no build "${mode}"; there are ${Object.keys(builds).join(', ')}`);
  }
  if (build === undefined) return {};
  // Two builds share a folder, so each list of packages has its build's name.
  return { ...build, build: { ...build.build, license: { fileName: `.vite/licences-${mode}.json` } } };
}

export default defineConfig(({ mode }) => configOf(mode));
