// What each route that changes something takes: from the table of operations, and for every other route from a row here.
import {
  correctionSchema,
  decideManySchema,
  decisionSchema,
  declineSchema,
  drawValueSchema,
  geoJsonSchema,
  limitGroupInputSchema,
  movementInputSchema,
  networkDecisionSchema,
  networkPreviewSchema,
  adjustmentSchema,
  manyPreviewSchema,
  noteSchema,
  offerEffectsSchema,
  offerInputSchema,
  staffEntrySchema,
  submissionSchema,
  versionSchema,
} from '@doorstep/contract';
import { operationList, type Operation } from '@doorstep/contract/operations';
import * as v from 'valibot';

export interface RouteInput {
  /** `json` by default; a plain form for the pages of visitors. */
  as?: 'form';
  /** Null: nothing. */
  body: v.GenericSchema | null;
}

const text = v.optional(v.pipe(v.string(), v.maxLength(200)));
const nothing: RouteInput = { body: null };
const json = (body: v.GenericSchema): RouteInput => ({ body });
const form = (...names: string[]): RouteInput => ({
  as: 'form',
  body: v.object(Object.fromEntries([...names, ...visitorFields].map((name) => [name, text]))),
});

/** What the form of an offer has on every step. */
const visitorFields = [
  'step',
  'contact.name',
  'contact.email',
  'address.way',
  'address.search',
  'address.lookup',
  'address.pick',
  'address.id',
  'address.proof',
  'address.line1',
  'address.city',
  'address.postcode',
  'address.country',
  'unit',
  'ifShort',
  'language',
  'formToken',
  'website',
  '__proto__x',
];
const credentials = v.object({
  email: v.pipe(v.string(), v.maxLength(254)),
  password: v.pipe(v.string(), v.maxLength(128)),
});
const lookup = form('Text', 'Key', 'Id', 'Countries', 'Limit', 'Container', 'Language');

const decisions = ['accept', 'decline/preview', 'hold', 'hold/preview', 'withdraw', 'withdraw/preview'].map((verb) => [
  `POST /api/staff/requests/:id/${verb}`,
  json(decisionSchema),
]);
const transitions = ['publish', 'pause', 'resume', 'close', 'reopen', 'archive'].map((verb) => [
  `POST /api/staff/offers/:id/${verb}`,
  nothing,
]);
export const routeInputs: Readonly<Record<string, RouteInput>> = {
  'POST /Capture/Interactive/Find/:version/:format': lookup,
  'POST /Capture/Interactive/Retrieve/:version/:format': lookup,
  'POST /Capture/:product/:service/:version/:format': lookup,
  'OPTIONS /Capture/:product/:service/:version/:format': nothing,
  'POST /o/:slug': form(),
  'POST /o/:slug/check': form('idempotencyKey'),
  'POST /o/:slug/send': form('idempotencyKey', 'humanCheck'),
  'POST /o/:slug/claim': form('claimToken', 'claim.kind', 'claim.text', 'claim.email'),
  'POST /o/:slug/receipt-again': form('claimToken'),
  'POST /r/:reference/withdraw': form(),
  'POST /api/staff/pictures': nothing,
  'POST /r/:reference/mail': form('email'),
  'POST /r/:reference/address': form(),
  'POST /confirm/:token': form(),
  'POST /api/offers/:slug/requests': json(submissionSchema),
  'POST /api/v1/offers/:slug/requests': json(submissionSchema),
  'POST /api/auth/sign-in/email': json(credentials),
  'POST /api/auth/sign-out': nothing,
  'POST /api/staff/polygons': json(v.union([geoJsonSchema, polygon()])),
  'POST /api/staff/offers': json(offerInputSchema),
  'POST /api/staff/offers/preview': json(offerInputSchema),
  'PUT /api/staff/offers/:id': json(v.strictObject({ version: versionSchema, input: offerInputSchema })),
  'POST /api/staff/offers/:id/effects': json(offerEffectsSchema),
  'POST /api/staff/offers/:id/draw': json(drawValueSchema),
  'POST /api/staff/offers/:id/requests': json(staffEntrySchema),
  'POST /api/staff/offers/:id/items/:itemId/movements': json(movementInputSchema),
  'POST /api/staff/offers/:id/limit-group': json(
    v.strictObject({ groupId: v.nullable(v.pipe(v.string(), v.maxLength(64))) }),
  ),
  'POST /api/staff/limit-groups': json(limitGroupInputSchema),
  'PUT /api/staff/limit-groups/:id': json(v.strictObject({ version: versionSchema, input: limitGroupInputSchema })),
  'POST /api/staff/requests/:id/address': json(correctionSchema),
  'POST /api/staff/requests/:id/address/preview': json(correctionSchema),
  'POST /api/staff/requests/:id/erase': nothing,
  'POST /api/staff/requests/:id/lines': json(adjustmentSchema),
  'POST /api/staff/requests/:id/lines/preview': json(adjustmentSchema),
  'POST /api/staff/requests/:id/notes': json(noteSchema),
  'POST /api/staff/requests/:id/decline': json(declineSchema),
  'POST /api/staff/requests/decide': json(decideManySchema),
  'POST /api/staff/requests/decide/preview': json(manyPreviewSchema),
  'POST /api/staff/requests/networks/decline': json(networkDecisionSchema),
  'POST /api/staff/requests/networks/decline/preview': json(networkPreviewSchema),
  ...Object.fromEntries(
    operationList
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => [`${method} /api/v1${path}`, inputOf(body)]),
  ),
  ...(Object.fromEntries([...decisions, ...transitions]) as Record<string, RouteInput>),
};

/** Files are nothing that a schema could make. */
function inputOf(body: Operation['body']): RouteInput {
  return body === undefined || 'upload' in body ? nothing : json(body);
}

/** Whatever claims to be one: its coordinates are looked through by hand. */
function polygon(): v.GenericSchema {
  return v.object({
    type: v.picklist(['Polygon', 'MultiPolygon', 'Feature', 'FeatureCollection']),
    coordinates: v.unknown(),
  });
}
