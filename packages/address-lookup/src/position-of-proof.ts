import type { Position } from './protocol.ts';

/**
 * The position of an address, read from its `Proof`; null where it is unknown. It is an unverified hint for the next search,
 * as coarse as `roundPosition` makes it.
 */
export function positionOfProof(proof: string): Position | null {
  const [payload = ''] = proof.split('.');
  try {
    const { address } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      address?: { latitude?: unknown; longitude?: unknown };
    };
    const { latitude, longitude } = address ?? {};
    return typeof latitude === 'number' && typeof longitude === 'number'
      ? roundPosition({ latitude, longitude })
      : null;
  } catch {
    return null;
  }
}

/** To about a kilometre: a town, not a home; and neighbours send the same query, which the cache answers. */
export function roundPosition({ latitude, longitude }: Position): Position {
  return { latitude: Number(latitude.toFixed(2)), longitude: Number(longitude.toFixed(2)) };
}
