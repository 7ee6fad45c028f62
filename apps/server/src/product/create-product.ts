import { countMonitoredCheck } from '@doorstep/core';
import type { FastifyBaseLogger } from 'fastify';
import type { ServiceWatch } from '../alarms/service-watch.ts';
import type { BaseUrl } from '../base-url.ts';
import { hashNetwork } from '../http/network-prefix.ts';
import { createBusyNetworks } from '../human-check/busy-networks.ts';
import { createHumanChecks } from '../human-check/create-human-checks.ts';
import { hcaptchaOfConfig } from '../human-check/hcaptcha-of-config.ts';
import { hcaptchaTrouble } from '../human-check/hcaptcha-trouble.ts';
import type { HumanChecks } from '../human-check/human-checks.ts';
import { createMonitor } from '../human-check/monitor.ts';
import type { WiredLookup } from '../lookup/wire-lookup.ts';
import type { Installation } from '../open-installation.ts';
import { subKey } from '../secrets/sub-key.ts';
import { createClaimTokens } from './claim-tokens.ts';
import { createFormTokens } from './form-tokens.ts';
import type { Product } from './product.ts';

interface ProductParts extends Pick<Product, 'sessions' | 'limits' | 'pages'> {
  installation: Installation;
  wired: WiredLookup;
  baseUrl: BaseUrl;
  /** Hears how hCaptcha does, where it is in use. */
  watch: ServiceWatch;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Puts together what the routes of the product share. */
export function createProduct(parts: ProductParts): Product {
  const { installation, wired, baseUrl, sessions, limits, pages } = parts;
  const { config, masterSecret, store, secrets } = installation;
  const { lookup, tickets, addressesFor, signAddress, loqate } = wired;
  const humanCheck = wireHumanChecks(parts);
  const networkKey = subKey(masterSecret, 'network');
  return {
    config,
    contextFor: (actor, asker = null) => ({
      store,
      secrets,
      addresses: addressesFor(asker),
      humanCheck,
      actor,
      get baseUrl() {
        return baseUrl.get();
      },
    }),
    humanChecks: humanCheck,
    lookup,
    loqate,
    signAddress,
    tickets,
    sessions,
    limits,
    formTokens: createFormTokens(masterSecret),
    claimTokens: createClaimTokens(masterSecret),
    pages,
    networkOf: (address) => hashNetwork(address, new Date(), networkKey),
    canSendMail: config.smtpUrl !== null,
  };
}

function wireHumanChecks({ installation, watch, log }: ProductParts): HumanChecks {
  const { config, masterSecret, store } = installation;
  const hcaptcha = hcaptchaOfConfig(config, {
    onOutcome(outcome) {
      if (outcome.kind === 'passed' || outcome.kind === 'rejected') watch.worked();
      else watch.failed(hcaptchaTrouble(outcome.kind, outcome.cause));
    },
    onUnknownCode: (code) => log.warn({ code: code.slice(0, 100) }, 'hCaptcha gave a reason that is not known'),
  });
  return createHumanChecks({
    config,
    secret: subKey(masterSecret, 'proof-of-work').toString('hex'),
    hcaptcha,
    busyNetworks: createBusyNetworks(),
    monitor:
      hcaptcha === null
        ? null
        : createMonitor({
            provider: hcaptcha,
            count: (outcome) => countMonitoredCheck({ store }, outcome),
            report: (error) => log.error({ err: error }, 'a monitored check was not counted'),
          }),
  });
}
