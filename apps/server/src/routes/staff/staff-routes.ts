import type { FastifyInstance } from 'fastify';
import type { CurrentPerson } from '../../auth/current-person.ts';
import type { StaffAccounts } from '../../auth/staff-accounts.ts';
import type { WebhookSecrets } from '../../webhooks/webhook-secret.ts';
import { storePlace } from '../../open-installation.ts';
import type { Product } from '../../product/product.ts';
import { guardStaffRoutes } from './guard-routes.ts';
import { addBatchFileRoutes } from './batch-file-routes.ts';
import { addBatchRoutes } from './batch-routes.ts';
import { addFloodRoutes } from './flood-routes.ts';
import { addStaffHomeRoutes } from './home-routes.ts';
import { addHumanCheckRoutes } from './human-check-routes.ts';
import { addEntryRoutes } from './entry-routes.ts';
import { addInvitationRoutes } from './invitation-routes.ts';
import { addStaffOfferRoutes } from './offer-routes.ts';
import { addLimitGroupRoutes } from './limit-group-routes.ts';
import { addPolygonRoutes } from './polygon-routes.ts';
import { addStaffPictureRoutes } from './picture-routes.ts';
import { addOverviewRoutes } from './overview-routes.ts';
import { addPackingRoutes } from './packing-routes.ts';
import { addPeopleRoutes } from './people-routes.ts';
import { addPrivacyRoutes } from './privacy-routes.ts';
import { addReturnRoutes } from './return-routes.ts';
import { addStaffRequestRoutes } from './request-routes.ts';
import { addServiceRoutes, type ServiceParts } from './service-routes.ts';
import { addTokenRoutes } from './token-routes.ts';
import { addWebhookRoutes } from './webhook-routes.ts';
import { actorOf, type StaffContext } from './staff-context.ts';

export interface StaffParts {
  product: Product;
  accounts: StaffAccounts;
  currentPerson: CurrentPerson;
  services: ServiceParts;
  webhookSecrets: WebhookSecrets;
}

/** Everything under /api/staff. What a person may do is decided by the verbs, not here. */
export function addStaffRoutes(app: FastifyInstance, parts: StaffParts): void {
  const { product, accounts, currentPerson, services, webhookSecrets } = parts;
  const contextOf: StaffContext = async (request) => product.contextFor(actorOf(await currentPerson(request)));
  guardStaffRoutes(app, contextOf);
  addInvitationRoutes(app, { product, accounts });
  addOverviewRoutes(app, {
    currentPerson,
    contextOf,
    canSendMail: product.canSendMail,
    tiles: services.config.tiles,
  });
  addPeopleRoutes(app, { contextOf });
  addStaffOfferRoutes(app, { product, contextOf });
  addPolygonRoutes(app, { contextOf });
  addStaffPictureRoutes(app, { contextOf });
  addStaffRequestRoutes(app, { contextOf, place: storePlace(services.config) });
  addFloodRoutes(app, { contextOf });
  addBatchRoutes(app, { contextOf });
  addBatchFileRoutes(app, { contextOf });
  addPackingRoutes(app, { contextOf });
  addReturnRoutes(app, { contextOf });
  addPrivacyRoutes(app, { contextOf });
  addStaffHomeRoutes(app, { contextOf });
  addEntryRoutes(app, { product, currentPerson });
  addLimitGroupRoutes(app, { contextOf });
  addTokenRoutes(app, { contextOf });
  addServiceRoutes(app, { ...services, contextOf, missingAddressData: product.missingAddressData });
  addHumanCheckRoutes(app, { product, contextOf });
  addWebhookRoutes(app, { contextOf, config: services.config, secrets: webhookSecrets });
}
