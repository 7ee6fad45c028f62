import type { operations } from '@doorstep/contract/operations';
import type { FindCurrentPerson } from '../auth/current-person.ts';
import type { StaffAccounts } from '../auth/staff-accounts.ts';
import { storePlace } from '../open-installation.ts';
import type { Handlers } from '../operations/handlers.ts';
import type { Product } from '../product/product.ts';
import type { WebhookSecrets } from '../webhooks/webhook-secret.ts';
import { createAccountHandlers } from './account-handlers.ts';
import { type AddressDataParts, createAddressDataHandlers, createAddressHandlers } from './address-data-handlers.ts';
import { auditHandlers } from './audit-handlers.ts';
import { batchHandlers } from './batch-handlers.ts';
import { counterHandlers } from './counter-handlers.ts';
import { homeHandlers } from './home-handlers.ts';
import { createInvitationHandlers } from './invitation-handlers.ts';
import { createOfferHandlers } from './offer-handlers.ts';
import { packingHandlers } from './packing-handlers.ts';
import { createPeopleHandlers } from './people-handlers.ts';
import { privacyHandlers } from './privacy-handlers.ts';
import { createRequestHandlers } from './request-handlers.ts';
import { returnHandlers } from './return-handlers.ts';
import { createServiceHandlers, type ServiceParts } from './service-handlers.ts';
import { insightHandlers, todayHandlers } from './today-handlers.ts';
import { tokenHandlers } from './token-handlers.ts';
import { createWebhookHandlers, eventHandlers } from './webhook-handlers.ts';

export interface HandlerParts {
  product: Product;
  accounts: StaffAccounts;
  currentPerson: FindCurrentPerson;
  services: ServiceParts;
  webhookSecrets: WebhookSecrets;
  addressData: AddressDataParts;
}

export function createHandlers(parts: HandlerParts): Handlers<typeof operations> {
  const { product, services, webhookSecrets } = parts;
  const { config } = services;
  return {
    ...createAccountHandlers(parts),
    ...createAddressHandlers(product.proofs),
    ...createAddressDataHandlers(parts.addressData),
    ...auditHandlers,
    ...batchHandlers,
    ...counterHandlers,
    ...eventHandlers,
    ...homeHandlers,
    ...insightHandlers,
    ...createInvitationHandlers(parts),
    ...createOfferHandlers(product),
    ...packingHandlers,
    ...createPeopleHandlers({
      ...parts,
      canSendMail: product.canSendMail,
      tiles: config.tiles,
      embedOrigins: config.embedOrigins,
    }),
    ...privacyHandlers,
    ...createRequestHandlers(product, storePlace(config)),
    ...returnHandlers,
    ...createServiceHandlers(services, product),
    ...todayHandlers,
    ...tokenHandlers,
    ...createWebhookHandlers({ config, webhookSecrets }),
  };
}
