import type { Config } from '../../config.ts';

export interface PhotonService {
  url: string;
  fallback: 'index' | 'typing';
}

export function photonService({ lookup, photon }: Pick<Config, 'lookup' | 'photon'>): PhotonService | null {
  return lookup === 'photon' ? { url: photon.url ?? '', fallback: photon.fallback } : null;
}
