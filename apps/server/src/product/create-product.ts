import { proofOfWork } from '@doorstep/human-check/server';
import type { BaseUrl } from '../base-url.ts';
import { hashNetwork } from '../http/network-prefix.ts';
import type { WiredLookup } from '../lookup/wire-lookup.ts';
import type { Installation } from '../open-installation.ts';
import { SettingError } from '../setting-error.ts';
import { subKey } from '../secrets/sub-key.ts';
import { createFormTokens } from './form-tokens.ts';
import type { Product } from './product.ts';

/** Puts together what the routes of the product share. */
export function createProduct(
  parts: Pick<Product, 'sessions' | 'limits' | 'pages'> & {
    installation: Installation;
    wired: WiredLookup;
    baseUrl: BaseUrl;
  },
): Product {
  const { installation, wired, baseUrl, sessions, limits, pages } = parts;
  const { config, masterSecret, store, secrets } = installation;
  const { lookup, tickets, addressesFor, signAddress, loqate } = wired;
  if (config.humanCheck !== 'pow')
    throw new SettingError('DOORSTEP_HUMAN_CHECK', config.humanCheck, '"pow" in this version');
  const humanCheck = proofOfWork({ secret: subKey(masterSecret, 'proof-of-work').toString('hex') });
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
    humanCheck,
    lookup,
    loqate,
    signAddress,
    tickets,
    sessions,
    limits,
    formTokens: createFormTokens(masterSecret),
    pages,
    networkOf: (address) => hashNetwork(address, new Date(), networkKey),
    canSendMail: config.smtpUrl !== null,
  };
}
