import type { FastifyInstance } from 'fastify';
import type { CurrentPerson } from '../../auth/current-person.ts';
import type { Config } from '../../config.ts';
import { storePlace } from '../../open-installation.ts';
import type { Product } from '../../product/product.ts';
import { guardStaffRoutes } from './guard-routes.ts';
import { addFloodRoutes } from './flood-routes.ts';
import { addEntryRoutes } from './entry-routes.ts';
import { addStaffOfferRoutes } from './offer-routes.ts';
import { addLimitGroupRoutes } from './limit-group-routes.ts';
import { addPolygonRoutes } from './polygon-routes.ts';
import { addStaffPictureRoutes } from './picture-routes.ts';
import { addPrivacyRoutes } from './privacy-routes.ts';
import { addStaffRequestRoutes } from './request-routes.ts';
import { actorOf, type StaffContext } from './staff-context.ts';

export interface StaffParts {
  product: Product;
  currentPerson: CurrentPerson;
  config: Readonly<Config>;
}

/** Everything under /api/staff. What a person may do is decided by the verbs, not here. */
export function addStaffRoutes(app: FastifyInstance, { product, currentPerson, config }: StaffParts): void {
  const contextOf: StaffContext = async (request) => product.contextFor(actorOf(await currentPerson(request)));
  guardStaffRoutes(app, contextOf);
  addStaffOfferRoutes(app, { product, contextOf });
  addPolygonRoutes(app, { contextOf });
  addStaffPictureRoutes(app, { contextOf });
  addStaffRequestRoutes(app, { contextOf, place: storePlace(config) });
  addFloodRoutes(app, { contextOf });
  addPrivacyRoutes(app, { contextOf });
  addEntryRoutes(app, { product, currentPerson });
  addLimitGroupRoutes(app, { contextOf });
}
