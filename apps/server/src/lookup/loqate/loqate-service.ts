import { createLookupClient } from '@doorstep/address-lookup';
import type { Config } from '../../config.ts';
import { boundedFetch } from '../bounded-fetch.ts';

/** Everything before `/Find/…`, unless LOQATE_URL says otherwise. */
export const loqateUrl = 'https://api.addressy.com/Capture/Interactive';

/** Loqate as configured, or null where another service answers. */
export interface LoqateService {
  mode: 'relay' | 'direct';
  url: string;
  /** What pages may connect to: nothing, unless browsers call Loqate themselves. */
  connectTo: string[];
  key: string;
  /** Of the pages; null with `relay`, where the browser sees no key. */
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
    // Settings without it are rejected.
    key: loqate.key ?? '',
    browserKey: isDirect ? (loqate.browserKey ?? '') : null,
    fallback: loqate.fallback,
    retrievesADay: loqate.retrievesADay,
  };
}

export function loqateClient({ url, key }: Pick<LoqateService, 'url' | 'key'>, timeoutMs: number) {
  return createLookupClient({ url, key, timeoutMs, fetch: boundedFetch });
}
