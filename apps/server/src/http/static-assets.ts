import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

interface Bundle {
  folder: string;
  prefix: string;
  headers?: Record<string, string>;
}

const forEver = 'public, max-age=31536000, immutable';

/** Names under `assets/` contain a content hash, so they never expire. Prefers `.br` and `.gz` files. */
export async function serveAssets(app: FastifyInstance, bundles: Bundle[]): Promise<void> {
  for (const [index, { folder, prefix, headers = {} }] of bundles
    .filter(({ folder }) => existsSync(folder))
    .entries()) {
    await app.register(serveFiles, {
      root: folder,
      prefix,
      decorateReply: index === 0,
      index: false,
      wildcard: false,
      preCompressed: true,
      globIgnore: ['**/*.{br,gz}'],
      cacheControl: false,
      setHeaders: (response, path) => {
        response.header('Cache-Control', path.startsWith(join(folder, 'assets')) ? forEver : 'no-cache');
        for (const [name, value] of Object.entries(headers)) response.header(name, value);
      },
    });
  }
}

/** Files of other builds that this one lacks: see `keepAssets`. */
export async function serveKeptAssets(app: FastifyInstance, folder: string): Promise<void> {
  for (const [bundle, prefix] of [
    ['public', '/assets/'],
    ['console', '/staff/assets/'],
  ] as const)
    await app.register(serveFiles, {
      root: join(folder, bundle, 'assets'),
      prefix,
      decorateReply: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response) => {
        response.header('Cache-Control', forEver);
      },
    });
}
