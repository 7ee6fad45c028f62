// Builds the parts and hands them over. No logic.
import { join } from 'node:path';
import type { Context } from '@doorstep/core';
import { proofOfWork } from '@doorstep/human-check/server';
import { authDatabase } from '@doorstep/store';
import type { FastifyInstance } from 'fastify';
import { createCurrentPerson } from './auth/current-person.ts';
import { createStaffAccounts } from './auth/staff-accounts.ts';
import { createHttpServer } from './http/create-http-server.ts';
import { createMetrics } from './http/metrics.ts';
import { hashNetwork } from './http/network-prefix.ts';
import { createPublicPages } from './http/public-pages.ts';
import { createRateLimits } from './http/rate-limits.ts';
import type { LogOptions } from './http/request-log.ts';
import { serveAssets } from './http/static-assets.ts';
import { createVisitorSessions } from './http/visitor-session.ts';
import { loadPageRenderer, webDist } from './http/web-bundles.ts';
import { createJobRunner, type Job } from './jobs/job-runner.ts';
import { sendMails } from './jobs/send-mails.ts';
import { listen } from './listen.ts';
import { createAddressLookup } from './lookup/address-lookup.ts';
import { createAddressProofs } from './lookup/address-proofs.ts';
import { createFindCache } from './lookup/find-cache.ts';
import { indexLookup } from './lookup/index-lookup.ts';
import { createLookupAccess } from './lookup/lookup-access.ts';
import { createLookupBudgets } from './lookup/lookup-budgets.ts';
import { createKeyFinder } from './lookup/lookup-keys.ts';
import { createPageTickets } from './lookup/page-tickets.ts';
import { createSmtpSender, defaultSender } from './mail/smtp-sender.ts';
import type { Installation } from './open-installation.ts';
import { openIndex } from './open-index.ts';
import { createAddresses } from './product/addresses.ts';
import { createFormTokens } from './product/form-tokens.ts';
import type { Product } from './product/product.ts';
import { addHealthRoutes } from './routes/health-routes.ts';
import { addLookupRoutes } from './routes/lookup-routes.ts';
import { addNoticeRoutes } from './routes/notice-routes.ts';
import { addOfferApiRoutes } from './routes/offer-api-routes.ts';
import { addOfferPageRoutes } from './routes/offer-page-routes.ts';
import { addReceiptRoutes } from './routes/receipt-routes.ts';
import { addSignInRoutes } from './routes/sign-in-routes.ts';
import { addStaffRoutes } from './routes/staff/staff-routes.ts';
import { subKey } from './secrets/sub-key.ts';

export interface App {
  http: FastifyInstance;
  /** @returns the address under which it can be opened. */
  start(): Promise<string>;
  /** Finishes what is in flight, then closes everything; the store last. */
  stop(): Promise<void>;
}

export async function createApp(installation: Installation, log: LogOptions): Promise<App> {
  const { config, store, secrets, masterSecret } = installation;
  const index = openIndex(config, masterSecret);
  const attributions = () =>
    [...new Set(index.datasets().map(({ attribution }) => attribution))].filter((text) => text !== '');
  const pages = createPublicPages(await loadPageRenderer(), { isDevelopment: config.isDevelopment, attributions });
  const http = await createHttpServer({ config, log, renderErrorPage: (page, request) => pages.render(page, request) });
  const metrics = createMetrics(http);

  const proofs = createAddressProofs(masterSecret);
  const tickets = createPageTickets(masterSecret);
  const sessions = createVisitorSessions(masterSecret);
  const limits = createRateLimits();
  const lookup = createAddressLookup({
    service: indexLookup(index),
    cache: createFindCache(),
    budgets: createLookupBudgets(),
    proofs,
    count: metrics.countLookup,
  });
  const humanCheck = proofOfWork({ secret: subKey(masterSecret, 'proof-of-work').toString('hex') });
  const addresses = createAddresses(proofs, index);
  const baseContext = { store, secrets, addresses, humanCheck } satisfies Partial<Context>;
  let openAddress = '';
  const networkKey = subKey(masterSecret, 'network');

  const product: Product = {
    config,
    contextFor: (actor) => ({
      ...baseContext,
      actor,
      // Known once the server listens; nothing asks before.
      get baseUrl() {
        return config.baseUrl ?? openAddress;
      },
    }),
    humanCheck,
    lookup,
    tickets,
    sessions,
    limits,
    formTokens: createFormTokens(masterSecret),
    pages,
    networkOf: (address) => hashNetwork(address, new Date(), networkKey),
    canSendMail: config.smtpUrl !== null,
  };
  const accounts = createStaffAccounts({
    database: authDatabase(installation.database),
    masterSecret,
    isHttps: config.baseUrl?.startsWith('https:') ?? false,
  });
  const access = createLookupAccess({ findKey: createKeyFinder(store.lookupKeys, masterSecret), tickets, sessions });

  addHealthRoutes(http, {
    metrics,
    checks: [
      { name: 'store', isReady: async () => (await store.now()) > 0 },
      { name: 'index', isReady: async () => index.faults().length === 0 },
    ],
  });
  await addLookupRoutes(http, { lookup, access });
  addOfferApiRoutes(http, product);
  addOfferPageRoutes(http, product);
  addReceiptRoutes(http, product);
  addNoticeRoutes(http, product, { attributions, thirdParties: [] });
  addSignInRoutes(http, { accounts, limits });
  addStaffRoutes(http, { product, accounts, currentPerson: createCurrentPerson(accounts, store.people) });
  await serveAssets(http, [{ folder: join(webDist, 'public'), prefix: '/' }]);

  const jobs: Job[] = [{ name: 'look for new address data', everyMs: 1000, run: async () => (index.refresh(), false) }];
  if (config.smtpUrl !== null) {
    const sender = createSmtpSender({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom ?? defaultSender(config.baseUrl ?? 'http://localhost'),
    });
    jobs.push(
      sendMails({ store, sender, report: (err, entry) => http.log.error({ err, ...entry }, 'a mail was not sent') }),
    );
    http.addHook('onClose', async () => sender.close());
  }
  const runner = createJobRunner(jobs, (name, err) => http.log.error({ err, job: name }, 'a job failed'));

  return {
    http,
    async start() {
      openAddress = await listen(http, config);
      runner.start();
      return openAddress;
    },
    async stop() {
      await http.close();
      await runner.stop();
      index.close();
      await installation.close();
    },
  };
}
