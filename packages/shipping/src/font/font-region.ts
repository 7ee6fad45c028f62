export type FontRegion = 'JP' | 'KR' | 'CN' | 'TW';

const regionOfCountry: Record<string, FontRegion> = { JP: 'JP', KR: 'KR', KP: 'KR', TW: 'TW', HK: 'TW', MO: 'TW' };

export function fontRegion(countryCode: string): FontRegion {
  return regionOfCountry[countryCode] ?? 'CN';
}
