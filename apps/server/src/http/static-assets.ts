import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

interface Bundle {
  folder: string;
  prefix: string;
  headers?: Record<string, string>;
}

/** Prefers `.br` and `.gz` files. */
const common = { index: false, wildcard: false, preCompressed: true, cacheControl: false } as const;

/** The files next to `assets/`. */
export async function serveFilesByName(app: FastifyInstance, bundles: Bundle[]): Promise<void> {
  for (const { folder, prefix, headers = {} } of bundles.filter(({ folder }) => existsSync(folder))) {
    await app.register(serveFiles, {
      ...common,
      root: folder,
      prefix,
      decorateReply: false,
      globIgnore: ['**/*.{br,gz}', 'assets/**'],
      setHeaders: (response) => {
        for (const [name, value] of Object.entries({ 'Cache-Control': 'no-cache', ...headers }))
          response.header(name, value);
      },
    });
  }
}

/**
 * The files under `assets/`, of this build or, once it is replaced, of those that are kept (see `keepAssets`). Their
 * names contain a content hash, so they never expire. One route for all: one for each would take a tenth of a start.
 */
export async function serveAssets(app: FastifyInstance, { dist, kept }: { dist: string; kept: string }): Promise<void> {
  await app.register(serveFiles, {
    ...common,
    root: kept,
    serve: false,
    setHeaders: (response) => {
      response.header('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
  for (const [bundle, prefix] of [
    ['public', '/assets/'],
    ['console', '/staff/assets/'],
  ] as const) {
    const [own, others] = [join(dist, bundle, 'assets'), join(kept, bundle, 'assets')];
    app.get<{ Params: { '*': string } }>(`${prefix}*`, ({ params: { '*': name } }, reply) =>
      /^\w[\w.-]*$/.test(name)
        ? reply.sendFile(name, existsSync(join(own, name)) ? own : others)
        : reply.callNotFound(),
    );
  }
}
