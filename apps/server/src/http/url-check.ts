import { slugPattern, type ErrorCode } from '@doorstep/contract';
import { DoorstepError } from '@doorstep/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ObjectEntries, ObjectSchema } from 'valibot';
import { correctSlug, MovedOffer } from './moved-offer.ts';
import { isUnprintable, unprintableFields } from './unprintable-text.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The accepted query parameters, besides `lang`, which every route accepts. */
    query?: Pick<ObjectSchema<ObjectEntries, undefined>, 'entries'>;
    /** The query is a search text with any content. */
    takesAnyText?: boolean;
  }
}

/** Patterns of path parameters, and the error for values that cannot exist. */
const forms: Record<string, { pattern: RegExp; code: ErrorCode }> = {
  slug: { pattern: slugPattern, code: 'offer_not_found' },
  reference: { pattern: /^[A-Za-z0-9-]{1,40}$/, code: 'request_not_found' },
};

/** Redirects misspelt slugs, and rejects impossible names, unprintable parameters, and on the API unknown ones. */
export function checkUrls(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _, done) => done(errorOf(request) ?? undefined));
}

function errorOf(request: FastifyRequest): DoorstepError | MovedOffer | null {
  for (const [name, value] of Object.entries(request.params as Record<string, string>)) {
    const form = forms[name];
    if (form !== undefined && !form.pattern.test(value)) {
      const slug = name === 'slug' && !isUnprintable(value) ? correctSlug(value) : null;
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
