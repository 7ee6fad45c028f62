import type { ErrorPage } from '@doorstep/contract';
import { offerPhase, type Instant, type Offer } from '@doorstep/core';
import { pageLanguage, type Reader } from '../http/request-language.ts';
import { shownLanguage } from '../present/local-text.ts';
import { presentOrganisation } from '../present/public-offer.ts';

interface Answering extends Pick<ErrorPage, 'organisation' | 'offerSlug'> {
  language: string;
}

export interface KnownOrganisations {
  of(path: string, reader: Reader & { at: Instant }): Promise<Answering>;
}

/** Errors may come in floods, so offers are read at most this often. */
const keptMs = 10_000;
/** An error page waits at most this long for the organisations. */
const waitMs = 500;

interface Known extends Pick<Offer, 'slug' | 'status'> {
  definition: Pick<Offer['definition'], 'organisation' | 'title' | 'mainLanguage' | 'opensAt' | 'closesAt'>;
}

export function createKnownOrganisations(offers: { list(): Promise<Known[]> }): KnownOrganisations {
  let known: Known[] = [];
  let readAtMs = -Infinity;
  let reading: Promise<void> | null = null;

  const read = async (): Promise<void> => {
    try {
      known = await offers.list();
    } catch {
      // Keep the known ones: this may be the very outage that the page reports.
    }
    readAtMs = performance.now();
    reading = null;
  };

  return {
    async of(path, { at, ...reader }) {
      if (performance.now() - readAtMs > keptMs) reading ??= read();
      if (reading !== null) await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, waitMs))]);
      const shown = known.filter((offer) => offerPhase(offer, at) !== null);
      const slug = /^\/o\/([^/?]+)/.exec(path)?.[1];
      const named = shown.find((offer) => offer.slug === slug);
      const organisations = Map.groupBy(shown, ({ definition }) => definition.organisation.name);
      const answering = named ?? (organisations.size === 1 ? shown.at(-1) : undefined);
      if (answering === undefined) return { organisation: null, offerSlug: null, language: reader.language };
      const language =
        named === undefined ? reader.language : pageLanguage(reader, shownLanguage(named.definition, reader));
      const { name, helpContact } = presentOrganisation(answering.definition, language);
      return { organisation: { name, helpContact }, offerSlug: named?.slug ?? null, language };
    },
  };
}
