import type { PublicOffer } from '@doorstep/contract';

const timeoutMs = 10_000;

/** The offer as it is now; null when nobody says. */
export async function readOffer(slug: string, language: string): Promise<PublicOffer | null> {
  try {
    const answer = await fetch(`/api/offers/${slug}?lang=${encodeURIComponent(language)}`, {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok ? ((await answer.json()) as PublicOffer) : null;
  } catch {
    return null;
  }
}
