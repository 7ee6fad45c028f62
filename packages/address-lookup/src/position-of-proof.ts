import type { Position } from './protocol.ts';

/**
 * Where an address is, as its `Proof` says; null where that is not known. It is a hint for the next search, checked by
 * nobody, and as coarse as `roundPosition` makes it.
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

/** To about a kilometre: a town, and not a home; and neighbours ask the same, which is answered from memory. */
export function roundPosition({ latitude, longitude }: Position): Position {
  return { latitude: Number(latitude.toFixed(2)), longitude: Number(longitude.toFixed(2)) };
}
