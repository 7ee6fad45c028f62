import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { unfinishedImports } from '@doorstep/address-index';
import { operations } from '@doorstep/contract/operations';
import { compileAddressPatterns } from '@doorstep/core';
import { authDatabase } from '@doorstep/database/open';
import type { FastifyInstance } from 'fastify';
import { createAddressImports } from './address-data/address-imports.ts';
import { createUploadFolder } from './address-data/upload-folder.ts';
import { wireAlarms } from './alarms/create-service-watch.ts';
import { createCurrentPerson, requireRecentPassword } from './auth/current-person.ts';
import { staffAccountsOnUse } from './auth/staff-accounts-on-use.ts';
import { createBaseUrl, type BaseUrl } from './base-url.ts';
import { createHttpServer } from './http/create-http-server.ts';
import { embedHeaders } from './http/embedding.ts';
import { addDrain } from './http/drain.ts';
import { createMetrics } from './http/metrics.ts';
import { createPublicPages } from './http/public-pages.ts';
import { createRateLimits } from './http/rate-limit.ts';
import { readerOf } from './http/request-language.ts';
import type { LogOptions } from './http/request-log.ts';
import { keepAssets } from './http/keep-assets.ts';
import { serveAssets, serveFilesByName } from './http/static-assets.ts';
import { createVisitorSessions } from './http/visitor-session.ts';
import { loadPageRenderer, webDist } from './web-bundles.ts';
import { openCaptcha } from './human-check/open-captcha.ts';
import { createScriptWatch, watchCheckScript } from './human-check/script-watch.ts';
import { verbJobs } from './jobs/verb-jobs.ts';
import { createJobRunner } from './jobs/job-runner.ts';
import { deliverWebhooks, logDeliveries } from './jobs/deliver-webhooks.ts';
import { logMails, sendMails } from './jobs/send-mails.ts';
import { watchAddressData, watchAddresses } from './jobs/watch-address-data.ts';
import { listen } from './listen.ts';
import { photonAttribution } from './lookup/photon/photon-address.ts';
import { loqateService } from './lookup/loqate/loqate-service.ts';
import { addressFolder, openLookupProvider, wireLookup } from './lookup/wire-lookup.ts';
import { createSmtpSender, defaultSender } from './mail/smtp-sender.ts';
import { watchMail } from './mail/watch-mail.ts';
import type { Installation } from './open-installation.ts';
import { createProduct } from './product/create-product.ts';
import { createKnownOrganisations } from './product/known-organisations.ts';
import type { Product } from './product/product.ts';
import { addApiDocument } from './operations/openapi-document.ts';
import { addClaimRoutes } from './routes/claim-routes.ts';
import { addCollectionRoutes } from './routes/collection-routes.ts';
import { addCorrectAddressRoutes } from './routes/correct-address-routes.ts';
import { addConfirmRoutes } from './routes/confirm-routes.ts';
import { addConsoleRoutes } from './routes/console-routes.ts';
import { addCheckIssueRoutes } from './routes/issue-routes.ts';
import { addDrawRoutes } from './routes/draw-routes.ts';
import { addHealthRoutes, storeReadiness } from './routes/health-routes.ts';
import { addFindRequestRoutes } from './routes/find-request-routes.ts';
import { addMailReceiptRoutes } from './routes/mail-receipt-routes.ts';
import { addNoticeRoutes } from './routes/notice-routes.ts';
import { addOfferApiRoutes } from './routes/offer-api-routes.ts';
import { addOfferPageRoutes } from './routes/offer-page-routes.ts';
import { addPutRightRoutes } from './routes/put-right-routes.ts';
import { addReceiptRoutes } from './routes/receipt-routes.ts';
import { addPictureRoutes } from './routes/picture-routes.ts';
import { addSignInRoutes } from './routes/sign-in-routes.ts';
import { createHandlers } from './handlers/all-handlers.ts';
import { createIdentify } from './operations/identify.ts';
import { serveOperations } from './operations/serve-operations.ts';
import { createWebhookSecrets } from './webhooks/webhook-secret.ts';
import { createServiceTests } from './service-tests/create-service-tests.ts';

export interface App {
  http: FastifyInstance;
  baseUrl: BaseUrl;
  contextFor: Product['contextFor'];
  start(prepare?: () => Promise<unknown>): Promise<string>;
  /** Keeps answering until balancers send nothing more, then accepts no new connections. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** @param options.holdsAnswersStrictly For tests: see `serveOperations`. */
export async function createApp(
  installation: Installation,
  log: LogOptions,
  { holdsAnswersStrictly = false }: { holdsAnswersStrictly?: boolean } = {},
): Promise<App> {
  const { config, masterSecret, store, database } = installation;
  const baseUrl = createBaseUrl(config);
  const provider = openLookupProvider(installation, (cause) => http.errorLog.report(cause, 'a search thread ended'));
  const ofPhoton = config.lookup === 'photon' ? [photonAttribution] : [];
  const attributions = () => [...new Set([...ofPhoton, ...provider.attributions()])];
  const pages = createPublicPages(await loadPageRenderer(), {
    isDevelopment: config.isDevelopment,
    sendsEmails: config.smtpUrl !== null,
    baseUrl,
    config,
    attributions,
  });
  const organisations = createKnownOrganisations(store.offers);
  const captcha = openCaptcha(config);
  const loqate = loqateService(config);
  const loqateSources = { 'connect-src': loqate?.connectTo ?? [] };
  const http = await createHttpServer({
    config,
    log,
    csp: [loqateSources],
    checkCsp: captcha === null ? [] : [captcha.contentSources],
    consoleCsp: [loqateSources, { 'img-src': config.tiles === null ? [] : [new URL(config.tiles.url).origin] }],
    renderErrorPage: async (error, request) => {
      const { language, ...known } = await organisations.of(request.url, { ...readerOf(request), at: Date.now() });
      return pages.render({ kind: 'error', ...error, ...known }, request, language);
    },
  });
  const drain = addDrain(http);
  const watches = wireAlarms(http.errorLog, installation, baseUrl);
  const metrics = createMetrics(http, {
    outbox: store.outbox,
    webhooks: store.webhooks,
    alarms: store.alarms,
    now: () => store.now(),
    connections: database.connections,
    index: provider.index,
    imports: () => unfinishedImports(addressFolder(config.dataFolder)),
  });
  const isHttps = config.baseUrl?.startsWith('https:') ?? false;
  const sessions = createVisitorSessions(masterSecret, { isHttps });
  const limits = createRateLimits();
  const accounts = staffAccountsOnUse({ database: authDatabase(database), masterSecret, isHttps, store });
  const wired = await wireLookup(http, {
    installation,
    provider,
    sessions,
    metrics,
    watch: watches.addressLookup,
    baseUrl,
  });
  const script = createScriptWatch({
    counters: store.counters,
    watch: watches.humanCheckScript,
    report: (error) => http.errorLog.report(error, 'a loaded script was not counted'),
  });
  const product = createProduct({
    installation,
    wired,
    baseUrl,
    sessions,
    limits,
    pages,
    watch: watches.humanCheck,
    script,
    log: http.errorLog,
  });

  let isPrepared = false;
  addApiDocument(http, config);
  addHealthRoutes(http, {
    drain,
    metricsToken: config.metricsToken,
    metrics,
    checks: [
      { name: 'start', isReady: async () => isPrepared },
      { name: 'store', isReady: storeReadiness(store, http.errorLog) },
      { name: 'address data', isReady: async () => provider.index.damagedFiles().length === 0 },
    ],
  });
  addOfferApiRoutes(http, product);
  addOfferPageRoutes(http, product);
  if (captcha !== null) addCheckIssueRoutes(http, product, script);
  addDrawRoutes(http, product);
  addReceiptRoutes(http, product);
  addFindRequestRoutes(http, product);
  addConfirmRoutes(http, product);
  addMailReceiptRoutes(http, product);
  addPictureRoutes(http, product);
  addCollectionRoutes(http, product);
  addCorrectAddressRoutes(http, product);
  addPutRightRoutes(http, product);
  addClaimRoutes(http, product);
  addNoticeRoutes(http, product, { attributions });
  addSignInRoutes(http, { accounts, store, masterSecret, networkOf: product.networkOf, isHttps });
  const webhookSecrets = createWebhookSecrets(masterSecret);
  const imports = createAddressImports(addressFolder(config.dataFolder), (error) =>
    http.errorLog.report(error, 'the state of an import was not written'),
  );
  const currentPerson = createCurrentPerson(accounts, store.people);
  serveOperations(http, operations, {
    handlers: createHandlers({
      product,
      accounts,
      currentPerson,
      services: {
        config,
        watches,
        tests: createServiceTests(config, provider.index),
        script: captcha === null ? null : script,
      },
      webhookSecrets,
      addressData: {
        folder: addressFolder(config.dataFolder),
        index: provider.index,
        uploads: createUploadFolder({ path: join(config.dataFolder, 'uploads'), maxBytes: config.maxUploadBytes }),
        imports,
      },
    }),
    identify: createIdentify(product, currentPerson),
    requireRecentPassword: (request) => requireRecentPassword(currentPerson, request),
    contextFor: product.contextFor,
    config,
    guesses: limits.signIn,
    warn: http.errorLog.warn,
    isStrict: holdsAnswersStrictly,
  });
  addConsoleRoutes(http, join(webDist, 'console', 'index.html'));
  const assetFolder = join(config.dataFolder, 'assets');
  try {
    keepAssets(assetFolder, webDist);
  } catch (error) {
    http.errorLog.report(error, 'the files of pages were not kept for other builds');
  }
  await serveFilesByName(http, [
    { folder: join(webDist, 'public'), prefix: '/' },
    { folder: join(webDist, 'console'), prefix: '/staff/' },
    { folder: join(webDist, 'embed'), prefix: '/', headers: embedHeaders },
  ]);
  await serveAssets(http, { dist: webDist, kept: assetFolder });

  const sender =
    config.smtpUrl === null
      ? null
      : createSmtpSender({ smtpUrl: config.smtpUrl, from: config.mailFrom ?? defaultSender(baseUrl.get()) });
  const system = product.contextFor({ kind: 'system' });
  const jobs = createJobRunner(
    [
      ...verbJobs(system),
      product.visits.job,
      ...(captcha === null ? [] : [watchCheckScript(script)]),
      watchAddresses(provider, (error) => http.errorLog.report(error, 'address data cannot be used')),
      watchAddressData(system, product.missingAddressData),
      deliverWebhooks({
        store,
        secrets: webhookSecrets,
        isAnywhereAllowed: config.isDevelopment,
        report: logDeliveries(http.log),
      }),
      ...(sender === null || config.smtpUrl === null
        ? []
        : [
            sendMails({
              context: system,
              sender,
              watch: watchMail(watches.mail, new URL(config.smtpUrl).host),
              report: logMails(http.log, http.errorLog),
            }),
          ]),
    ],
    {
      done: (job) => metrics.countJob(job, 'done'),
      failed(job, error) {
        metrics.countJob(job, 'failed');
        http.errorLog.report(error, 'a job failed', { job });
      },
    },
  );

  return {
    http,
    baseUrl,
    contextFor: product.contextFor,
    async start(prepare) {
      const address = await listen(http, config);
      baseUrl.listeningOn(address);
      jobs.start();
      await prepare?.();
      await provider.refresh();
      isPrepared = true;
      void prepareForVisitors();
      return address;
    },
    drain: () => drain.drain(),
    async stop() {
      await http.close();
      await product.humanChecks.settle();
      await imports.stop();
      await jobs.stop();
      await product.visits.write().catch((error: unknown) => http.errorLog.report(error, 'visits were not counted'));
      await watches.settle();
      sender?.close();
      await provider.close();
      await installation.close();
    },
  };
}

async function prepareForVisitors(): Promise<void> {
  const steps = compileAddressPatterns();
  do await setImmediate();
  while (steps.next().done !== true);
}
