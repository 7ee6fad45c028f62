// The staff console is a build of its own: the public pages never load a byte of it.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'src/console',
  base: '/staff/',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: '../../dist/console',
    emptyOutDir: true,
    // A data: address would be against `img-src` of some installations, and an inline script is against all of them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
