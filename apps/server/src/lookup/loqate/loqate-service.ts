import { createLookupClient } from '@doorstep/address-lookup';
import type { Config } from '../../config.ts';
import { boundedFetch } from '../bounded-fetch.ts';

export const loqateUrl = 'https://api.addressy.com/Capture/Interactive';

export interface LoqateService {
  mode: 'relay' | 'direct';
  url: string;
  /** Sources for the pages' connect-src; empty unless browsers call Loqate. */
  connectTo: string[];
  key: string;
  /** The pages' key; null with `relay`, where browsers get no key. */
  browserKey: string | null;
  fallback: 'index' | 'typing';
  retrievesADay: number;
}

export function loqateService({ lookup, loqate }: Pick<Config, 'lookup' | 'loqate'>): LoqateService | null {
  if (lookup !== 'loqate-relay' && lookup !== 'loqate-direct') return null;
  const url = loqate.url ?? loqateUrl;
  const isDirect = lookup === 'loqate-direct';
  return {
    mode: isDirect ? 'direct' : 'relay',
    url,
    connectTo: isDirect ? [new URL(url).origin] : [],
    key: loqate.key ?? '',
    browserKey: isDirect ? (loqate.browserKey ?? '') : null,
    fallback: loqate.fallback,
    retrievesADay: loqate.retrievesADay,
  };
}

export function loqateClient({ url, key }: Pick<LoqateService, 'url' | 'key'>, timeoutMs: number) {
  return createLookupClient({ url, key, timeoutMs, fetch: boundedFetch });
}
