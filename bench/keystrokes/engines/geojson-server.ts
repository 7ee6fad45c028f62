// Photon (`/api?q=`) and Pelias (`/v1/autocomplete?text=`) return GeoJSON features with different property names.
import type { Engine, EngineItem } from '../engine.ts';

type Properties = Record<string, unknown>;

interface GeojsonDialect {
  name: string;
  path: string;
  text: string;
  limit: string;
  toItem(properties: Properties): EngineItem;
}

const dialects = {
  photon: {
    name: 'Photon',
    path: '/api',
    text: 'q',
    limit: 'limit',
    toItem: (of) => item([of['housenumber'], of['street'] ?? of['name']], [of['postcode'], of['city'] ?? of['county']]),
  },
  pelias: {
    name: 'Pelias',
    path: '/v1/autocomplete',
    text: 'text',
    limit: 'size',
    toItem: (of) => item([of['housenumber'], of['street'] ?? of['name']], [of['postalcode'], of['locality']]),
  },
} satisfies Record<string, GeojsonDialect>;

/** A third-party geocoder, such as `http://127.0.0.1:2322`. It has no containers, so a street never counts as found. */
export function geojsonServer(kind: keyof typeof dialects, url: string): Engine {
  const dialect = dialects[kind];
  return {
    name: `${dialect.name} at ${new URL(url).host}`,
    async suggest(text, limit) {
      const query = new URLSearchParams({ [dialect.text]: text, [dialect.limit]: String(limit) });
      const startedAt = performance.now();
      const answer = await fetch(`${url.replace(/\/$/, '')}${dialect.path}?${query}`);
      if (!answer.ok) throw new Error(`${dialect.name} answered ${answer.status} to ${JSON.stringify(text)}`);
      const { features } = (await answer.json()) as { features: { properties: Properties }[] };
      return {
        items: features.map(({ properties }) => dialect.toItem(properties)),
        tookMs: performance.now() - startedAt,
      };
    },
  };
}

function item(text: unknown[], description: unknown[]): EngineItem {
  const join = (parts: unknown[]): string => parts.filter((part) => typeof part === 'string').join(' ');
  return { id: '', isContainer: typeof text[0] !== 'string', text: join(text), description: join(description) };
}
