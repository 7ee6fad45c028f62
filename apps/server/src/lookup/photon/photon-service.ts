import type { Config } from '../../config.ts';

/** Photon as it is set up here, or null where somebody else answers. */
export interface PhotonService {
  /** Everything before `/api`. */
  url: string;
  fallback: 'index' | 'typing';
}

export function photonService({ lookup, photon }: Pick<Config, 'lookup' | 'photon'>): PhotonService | null {
  // The settings are refused without the address.
  return lookup === 'photon' ? { url: photon.url ?? '', fallback: photon.fallback } : null;
}
