// Stands in for a Photon server on this machine, over real HTTP, with an invented town. Parameters and answers follow
// komoot/photon's docs/api-v1.md; the quality of its search does not matter.
import type { ServerResponse } from 'node:http';
import { act, FailureScript, type BehaviourOptions, type Delay, type Failure } from '../stand-in/failure-script.ts';
import { listen } from '../stand-in/listen.ts';
import { readRawRequest, type RawRequest } from '../stand-in/raw-request.ts';
import { featuresOf, photonHouses, type PhotonFeature, type PhotonHouse } from './photon-places.ts';

export interface PhotonStandIn {
  url: string;
  requests: RawRequest[];
  houses: readonly PhotonHouse[];
  /** `on` is `api` or `reverse`. */
  behave: (behaviour: Failure | Delay, options?: BehaviourOptions) => void;
  behaveWell: () => void;
  close: () => Promise<void>;
}

/** The documented default of `-max-results`. */
const maxResults = 50;
const usualLimit = 15;
const languages = ['default', 'en', 'de', 'fr', 'it'];
const known: Record<string, readonly string[]> = {
  '/api': [
    'q',
    'limit',
    'lang',
    'lat',
    'lon',
    'zoom',
    'location_bias_scale',
    'bbox',
    'countrycode',
    'layer',
    'osm_tag',
    'dedupe',
  ],
  '/reverse': ['lat', 'lon', 'radius', 'limit', 'lang', 'layer', 'osm_tag', 'dedupe'],
};

export async function startPhotonStandIn({ port }: { port?: number } = {}): Promise<PhotonStandIn> {
  const requests: RawRequest[] = [];
  const script = new FailureScript<Failure | Delay>();
  const features = featuresOf(photonHouses);
  const { origin, close } = await listen(async (message, response) => {
    const request = await readRawRequest(message);
    requests.push(request);
    const parameters = known[request.path];
    if (parameters === undefined) return send(response, 404, { message: 'Not found' });
    const behaviour = script.take(request.path.slice(1));
    if (behaviour !== null && (await act(behaviour, response))) return undefined;
    const unknown = request.parameters.find(([name]) => !parameters.includes(name));
    if (unknown !== undefined) return send(response, 400, { message: `unknown query parameter '${unknown[0]}'` });
    const query = new Query(request);
    const language = query.one('lang');
    if (language !== '' && !languages.includes(language)) {
      const text = `Language is not supported. Supported are: ${languages.join(', ')}`;
      return send(response, 400, { lang: [{ message: text, value: language }] });
    }
    if (request.path === '/api' && query.one('q') === '')
      return send(response, 400, { message: "missing search term 'q'" });
    const found = request.path === '/api' ? search(features, query) : nearest(features, query);
    return send(response, 200, { type: 'FeatureCollection', features: found });
  }, port);
  return {
    url: origin,
    requests,
    houses: photonHouses,
    behave: (behaviour, options) => script.add(behaviour, options),
    behaveWell: () => script.clear(),
    close,
  };
}

class Query {
  readonly #parameters: RawRequest['parameters'];
  constructor({ parameters }: RawRequest) {
    this.#parameters = parameters;
  }
  all(name: string): string[] {
    return this.#parameters.filter(([each]) => each === name).map(([, value]) => value);
  }
  one(name: string): string {
    return this.all(name)[0] ?? '';
  }
  point(): { latitude: number; longitude: number } | null {
    const [lat, lon] = [this.one('lat'), this.one('lon')];
    return lat === '' || lon === '' ? null : { latitude: Number(lat), longitude: Number(lon) };
  }
  limit(): number {
    return Math.min(maxResults, Number(this.one('limit') || usualLimit));
  }
}

function search(features: readonly PhotonFeature[], query: Query): PhotonFeature[] {
  const words = wordsOf(query.one('q'));
  const [layers, countries] = [query.all('layer'), query.all('countrycode')];
  const box = query.one('bbox') === '' ? null : query.one('bbox').split(',').map(Number);
  const fitting = features.filter(({ properties, geometry }) => {
    if (layers.length > 0 && !layers.includes(String(properties['type']))) return false;
    if (countries.length > 0 && !countries.includes(String(properties['countrycode']))) return false;
    if (box !== null && !isInside(geometry.coordinates, box)) return false;
    const own = textOf(properties);
    return words.every((word, at) =>
      own.some((each) => (at === words.length - 1 ? each.startsWith(word) : each === word)),
    );
  });
  const point = query.point();
  const sorted = point === null ? fitting : fitting.toSorted((a, b) => distance(a, point) - distance(b, point));
  return (query.one('dedupe') === '0' ? sorted : withoutCopies(sorted)).slice(0, query.limit());
}

function nearest(features: readonly PhotonFeature[], query: Query): PhotonFeature[] {
  const point = query.point();
  if (point === null) return [];
  return features.toSorted((a, b) => distance(a, point) - distance(b, point)).slice(0, Math.min(query.limit(), 1));
}

function withoutCopies(features: readonly PhotonFeature[]): PhotonFeature[] {
  const seen = new Set<string>();
  return features.filter(({ properties }) => {
    if (properties['type'] !== 'street') return true;
    const key = JSON.stringify([properties['name'], properties['postcode'], properties['osm_value']]);
    return !seen.has(key) && seen.add(key);
  });
}

const searched = ['name', 'housenumber', 'street', 'district', 'city', 'postcode', 'country'];

function textOf(properties: PhotonFeature['properties']): string[] {
  return searched.flatMap((name) => wordsOf(String(properties[name] ?? '')));
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

function isInside(
  [longitude, latitude]: readonly number[],
  [west = 0, south = 0, east = 0, north = 0]: number[],
): boolean {
  const [x = 0, y = 0] = [longitude, latitude];
  return x >= west && x <= east && y >= south && y <= north;
}

function distance(
  { geometry }: PhotonFeature,
  { latitude, longitude }: { latitude: number; longitude: number },
): number {
  const [x, y] = geometry.coordinates;
  return Math.hypot(x - longitude, y - latitude);
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
