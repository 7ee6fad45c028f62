// The input of each route that changes something: from the table of operations, or from a row here.
import { geoJsonSchema, homeQuestionSchema, submissionSchema } from '@doorstep/contract';
import { operationList, type Operation } from '@doorstep/contract/operations';
import * as v from 'valibot';

export interface RouteInput {
  /** `json` by default; a plain form for the pages of visitors. */
  as?: 'form';
  /** Null: no body. */
  body: v.GenericSchema | null;
}

const text = v.optional(v.pipe(v.string(), v.maxLength(200)));
const nothing: RouteInput = { body: null };
const json = (body: v.GenericSchema): RouteInput => ({ body });
const form = (...names: string[]): RouteInput => ({
  as: 'form',
  body: v.object(Object.fromEntries([...names, ...visitorFields].map((name) => [name, text]))),
});

/** Fields of an offer's form on every step. */
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

export const routeInputs: Readonly<Record<string, RouteInput>> = {
  'POST /Capture/Interactive/Find/:version/:format': lookup,
  'POST /Capture/Interactive/Retrieve/:version/:format': lookup,
  'POST /Capture/:product/:service/:version/:format': lookup,
  'OPTIONS /Capture/:product/:service/:version/:format': nothing,
  'POST /CapturePlus/:product/:service/:version/:format': lookup,
  'OPTIONS /CapturePlus/:product/:service/:version/:format': nothing,
  'POST /o/:slug': form(),
  'POST /o/:slug/check': form('idempotencyKey'),
  'POST /o/:slug/send': form('idempotencyKey', 'humanCheck'),
  'POST /o/:slug/claim': form('claimToken', 'claim.kind', 'claim.text', 'claim.email'),
  'POST /o/:slug/receipt-again': form('claimToken'),
  'POST /r': form('reference', 'email'),
  'POST /r/:reference': { as: 'form', body: v.object({ secret: v.pipe(v.string(), v.maxLength(200)) }) },
  'POST /r/:reference/show': form(),
  'POST /r/:reference/withdraw': form(),
  'POST /r/:reference/mail': form('email'),
  'POST /r/:reference/address': form(),
  'POST /r/:reference/place': form('collection.place'),
  'POST /r/:reference/change/:field': form('contact.phone', 'quantity.unknown'),
  'POST /confirm/:token': form(),
  'POST /api/offers/:slug/requests': json(submissionSchema),
  'POST /api/offers/:slug/home': json(homeQuestionSchema),
  'POST /api/auth/sign-in/email': json(credentials),
  'POST /api/auth/sign-in/code': json(v.object({ code: v.pipe(v.string(), v.maxLength(20)) })),
  'POST /api/auth/sign-out': nothing,
  ...Object.fromEntries(
    operationList
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => [`${method} /api/v1${path}`, inputOf(body)]),
  ),
  'POST /api/v1/polygons': json(v.union([geoJsonSchema, polygon()])),
};

/** No schema can generate files. */
function inputOf(body: Operation['body']): RouteInput {
  return body === undefined || 'upload' in body ? nothing : json(body);
}

/** Any object: its coordinates are checked by hand. */
function polygon(): v.GenericSchema {
  return v.object({
    type: v.picklist(['Polygon', 'MultiPolygon', 'Feature', 'FeatureCollection']),
    coordinates: v.unknown(),
  });
}
