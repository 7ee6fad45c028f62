import { createLookupClient } from '@doorstep/address-lookup';
import type { Config } from '../../config.ts';

/** Everything before `/Find/…`, unless LOQATE_URL says otherwise. */
export const loqateUrl = 'https://api.addressy.com/Capture/Interactive';

/** Loqate as it is set up here, or null where somebody else answers. */
export interface LoqateService {
  mode: 'relay' | 'direct';
  url: string;
  /** What pages may connect to: nobody, unless they ask Loqate themselves. */
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
    // The settings are refused without it.
    key: loqate.key ?? '',
    browserKey: isDirect ? (loqate.browserKey ?? '') : null,
    fallback: loqate.fallback,
    retrievesADay: loqate.retrievesADay,
  };
}

export function loqateClient({ url, key }: Pick<LoqateService, 'url' | 'key'>, timeoutMs: number) {
  return createLookupClient({ url, key, timeoutMs });
}
