import type { Position } from './protocol.ts';

/** Null if unknown. A hint for the next search only: rounded, and the signature is not verified. */
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

/** To about a kilometre: shows a town, not a home, and lets neighbours share a cached answer. */
export function roundPosition({ latitude, longitude }: Position): Position {
  return { latitude: Number(latitude.toFixed(2)), longitude: Number(longitude.toFixed(2)) };
}
