import { slugPattern, type ErrorCode } from '@doorstep/contract';
import { DoorstepError } from '@doorstep/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ObjectEntries, ObjectSchema } from 'valibot';
import { meantSlug, MovedOffer } from './moved-offer.ts';
import { isUnprintable, unprintableFields } from './unprintable-text.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The parameters that the route's query may have, beside `lang`, which every route takes. */
    query?: Pick<ObjectSchema<ObjectEntries, undefined>, 'entries'>;
    /** Its query is text to search for, whatever is in it. */
    takesAnyText?: boolean;
  }
}

/** The pattern of a path parameter, and the error for a value that cannot name anything. */
const forms: Record<string, { pattern: RegExp; code: ErrorCode }> = {
  slug: { pattern: slugPattern, code: 'offer_not_found' },
  reference: { pattern: /^[A-Za-z0-9-]{1,40}$/, code: 'request_not_found' },
};

/**
 * Checks a request's path and query before the store is read: a short name that is written otherwise leads to the one that
 * is meant, an impossible name is not found, unprintable parameters are
 * refused by name, and on the API so are unknown ones, which would be filters that do not filter.
 */
export function checkUrls(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _, done) => done(errorOf(request) ?? undefined));
}

function errorOf(request: FastifyRequest): DoorstepError | MovedOffer | null {
  for (const [name, value] of Object.entries(request.params as Record<string, string>)) {
    const form = forms[name];
    if (form !== undefined && !form.pattern.test(value)) {
      const slug = name === 'slug' && !isUnprintable(value) ? meantSlug(value) : null;
      return slug === null ? new DoorstepError(form.code) : new MovedOffer(slug);
    }
    if (isUnprintable(value)) return new DoorstepError('not_found');
  }
  if (request.routeOptions.config.takesAnyText === true) return null;
  const fields = [
    ...unprintableFields(request.query).map((field) => ({ field, code: 'control_character' as const })),
    ...unknownParameters(request).map((field) => ({ field, code: 'unknown_field' as const })),
  ];
  return fields.length === 0 ? null : new DoorstepError('request_invalid', { fields });
}

function unknownParameters({ routeOptions, query }: FastifyRequest): string[] {
  if (!(routeOptions.url ?? '').startsWith('/api/')) return [];
  const known = routeOptions.config.query?.entries ?? {};
  return Object.keys(query as object).filter((name) => name !== 'lang' && !Object.hasOwn(known, name));
}
