// Three builds. The public pages have two: `vite build --mode public` (the browser's part), then `vite build --mode server`
// (the renderer, which names the files of the first); and `vite build --mode console`, the staff's, whose files
// nobody else loads.
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { compiledMessages } from './vite-compiled-messages.ts';
import { publicAssets } from './vite-public-assets.ts';

const builds: Record<string, UserConfig> = {
  public: {
    plugins: [react(), compiledMessages('public')],
    publicDir: false,
    build: {
      outDir: 'dist/public',
      manifest: true,
      // Fonts and pictures stay files: the policy of the pages allows no `data:` fonts.
      assetsInlineLimit: 0,
      rolldownOptions: { input: { browser: 'src/public/browser.tsx', look: 'src/public/look.css' } },
    },
  },
  console: {
    root: join(import.meta.dirname, 'src/console'),
    base: '/staff/',
    publicDir: false,
    plugins: [react(), compiledMessages('staff')],
    build: { outDir: '../../dist/console', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  },
  server: {
    plugins: [react(), compiledMessages('public'), publicAssets('dist/public')],
    publicDir: false,
    build: {
      outDir: 'dist/server',
      ssr: true,
      minify: false,
      rolldownOptions: { input: { render: 'src/public/server.tsx' } },
    },
    ssr: { noExternal: true },
  },
};

export default defineConfig(({ mode }) => {
  const build = builds[mode];
  if (build === undefined) throw new Error(`no build "${mode}"; there are ${Object.keys(builds).join(', ')}`);
  return { root: import.meta.dirname, ...build, build: { emptyOutDir: true, ...build.build } };
});
