import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

interface Bundle {
  folder: string;
  prefix: string;
  headers?: Record<string, string>;
}

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
      cacheControl: false,
      setHeaders: (response, path) => {
        const isHashed = path.startsWith(join(folder, 'assets'));
        response.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        for (const [name, value] of Object.entries(headers)) response.header(name, value);
      },
    });
  }
}
