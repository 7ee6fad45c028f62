import { busyNetworkCounter, countMonitoredCheck } from '@doorstep/core';
import type { ServiceWatch, ServiceIssue } from '../alarms/create-service-watch.ts';
import type { BaseUrl } from '../base-url.ts';
import type { ErrorLog } from '../http/error-log.ts';
import { createNetworkHashes, createWiderNetworkHashes } from '../http/network-hashes.ts';
import { createHumanChecks, type HumanChecks } from '../human-check/create-human-checks.ts';
import { openCaptcha } from '../human-check/open-captcha.ts';
import { createMonitor } from '../human-check/monitor.ts';
import type { ScriptWatch } from '../human-check/script-watch.ts';
import type { WiredLookup } from '../lookup/wire-lookup.ts';
import type { Installation } from '../open-installation.ts';
import { subKey } from '../secrets/sub-key.ts';
import { createClaimTokens } from './claim-tokens.ts';
import { createFormTokens } from './form-tokens.ts';
import type { Product } from './product.ts';
import { createVisitCounts } from './visit-counts.ts';
import { CaptchaError } from '@doorstep/human-check/server';

interface ProductParts extends Pick<Product, 'sessions' | 'limits' | 'pages'> {
  installation: Installation;
  wired: WiredLookup;
  baseUrl: BaseUrl;
  watch: ServiceWatch;
  script: Pick<ScriptWatch, 'loaded'>;
  log: Pick<ErrorLog, 'warn' | 'report'>;
}

export function createProduct(parts: ProductParts): Product {
  const { installation, wired, baseUrl, sessions, limits, pages } = parts;
  const { config, masterSecret, store, secrets } = installation;
  const { lookup, tickets, addressesFor, proofs, loqate, missingAddressData, addressCountries, areaPosition } = wired;
  const networkOf = createNetworkHashes(store);
  const humanCheck = wireHumanChecks(parts, async (ip) => {
    const { name } = busyNetworkCounter(await networkOf(ip), await store.now());
    return (await store.counters.count(name)) >= config.networkLimits.maxPerTenMinutes;
  });
  return {
    config,
    contextFor: (actor, requester = null) => ({
      store,
      secrets,
      addresses: addressesFor(requester),
      humanCheck,
      actor,
      get mailSite() {
        return baseUrl.get();
      },
    }),
    humanChecks: humanCheck,
    lookup,
    loqate,
    missingAddressData,
    addressCountries,
    areaPosition,
    proofs,
    tickets,
    sessions,
    limits,
    formTokens: createFormTokens(masterSecret),
    claimTokens: createClaimTokens(masterSecret),
    pages,
    visits: createVisitCounts(store),
    networkOf,
    widerNetworksOf: createWiderNetworkHashes(store),
    canSendMail: config.smtpUrl !== null,
  };
}

function wireHumanChecks(
  { installation, watch, script, log }: ProductParts,
  isBusy: (ip: string) => Promise<boolean>,
): HumanChecks {
  const { config, masterSecret, store } = installation;
  const captcha = openCaptcha(config, {
    onOutcome(outcome) {
      if (outcome.kind === 'passed') script.loaded();
      if (outcome.kind === 'passed' || outcome.kind === 'rejected') watch.worked();
      else watch.failed(captchaIssue(outcome.kind, outcome.cause));
    },
    onUnknownCode: (code) => {
      const shown = code.slice(0, 100);
      log.warn(shown, 'the human check gave a reason that is not known', { code: shown });
    },
  });
  return createHumanChecks({
    config,
    secret: subKey(masterSecret, 'proof-of-work').toString('hex'),
    captcha,
    isBusy,
    monitor:
      captcha === null
        ? null
        : createMonitor({
            provider: captcha,
            count: (outcome) => countMonitoredCheck({ store }, outcome),
            report: (error) => log.report(error, 'a monitored check was not counted'),
          }),
  });
}

function captchaIssue(kind: 'unavailable' | 'misconfigured', cause: unknown): ServiceIssue {
  if (cause instanceof CaptchaError) return { code: cause.code, kind, message: cause.message };
  return { code: 'answer', kind, message: 'The human check could not be verified.' };
}
