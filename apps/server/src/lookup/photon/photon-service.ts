import type { Config } from '../../config.ts';

/** Photon as configured, or null where another service answers. */
export interface PhotonService {
  /** Everything before `/api`. */
  url: string;
  fallback: 'index' | 'typing';
}

export function photonService({ lookup, photon }: Pick<Config, 'lookup' | 'photon'>): PhotonService | null {
  // Settings without the address are rejected.
  return lookup === 'photon' ? { url: photon.url ?? '', fallback: photon.fallback } : null;
}
