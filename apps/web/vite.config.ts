// The public pages, two builds: `vite build --mode public` (the browser's part), then `vite build --mode server`
// (the renderer, which names the files of the first). The staff console has a configuration of its own.
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { compiledMessages } from './vite-compiled-messages.ts';
import { emittedFile, publicAssets } from './vite-public-assets.ts';

const builds: Record<string, UserConfig> = {
  public: {
    plugins: [react(), compiledMessages('public'), emittedFile('src/public/frame/mark.svg')],
    publicDir: false,
    build: {
      outDir: 'dist/public',
      manifest: true,
      // Fonts and pictures stay files: the policy of the pages allows no `data:` fonts.
      assetsInlineLimit: 0,
      rolldownOptions: { input: { browser: 'src/public/browser.tsx', look: 'src/public/look.css' } },
    },
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
    // The whole renderer in one file; without this it would carry React's development half and decide at run time.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
  },
};

export default defineConfig(({ mode }) => {
  const build = builds[mode];
  if (build === undefined) throw new Error(`no build "${mode}"; there are ${Object.keys(builds).join(', ')}`);
  return { ...build, root: import.meta.dirname, build: { emptyOutDir: true, ...build.build } };
});
