/** Where the same Chinese character is drawn in one way. */
export type FontRegion = 'JP' | 'KR' | 'CN' | 'TW';

const regionOfCountry: Record<string, FontRegion> = { JP: 'JP', KR: 'KR', KP: 'KR', TW: 'TW', HK: 'TW', MO: 'TW' };

/** How Chinese characters are drawn in a country: the mainland's way where nothing says otherwise. */
export function fontRegion(countryCode: string): FontRegion {
  return regionOfCountry[countryCode] ?? 'CN';
}
