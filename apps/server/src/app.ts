// Builds the parts and hands them over. No logic.
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createHttpServer } from './http/create-http-server.ts';
import { createMetrics } from './http/metrics.ts';
import { createPublicPages } from './http/public-pages.ts';
import type { LogOptions } from './http/request-log.ts';
import { serveAssets } from './http/static-assets.ts';
import { loadPageRenderer, webDist } from './http/web-bundles.ts';
import { listen } from './listen.ts';
import type { Installation } from './open-installation.ts';
import { addHealthRoutes } from './routes/health-routes.ts';

export interface App {
  http: FastifyInstance;
  /** @returns the address under which it can be opened. */
  start(): Promise<string>;
  /** Finishes what is in flight, then closes everything; the store last. */
  stop(): Promise<void>;
}

export async function createApp(installation: Installation, log: LogOptions): Promise<App> {
  const { config, store } = installation;
  const pages = createPublicPages(await loadPageRenderer(), config);
  const http = await createHttpServer({ config, log, renderErrorPage: (page, request) => pages.render(page, request) });
  const metrics = createMetrics(http);

  addHealthRoutes(http, { metrics, checks: [{ name: 'store', isReady: async () => (await store.now()) > 0 }] });
  await serveAssets(http, [{ folder: join(webDist, 'public'), prefix: '/' }]);

  return {
    http,
    start: () => listen(http, config),
    async stop() {
      await http.close();
      await installation.close();
    },
  };
}
