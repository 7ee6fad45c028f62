import { describe, expect, it } from 'vitest';
import { german, parcel } from '../../test/parcels.ts';
import { toLabel } from './to-label.ts';

describe('the contents of a label', () => {
  it('are the name and address lines, without the country for domestic post', () => {
    expect(toLabel(parcel(), { from: 'GB', language: 'en' }).lines).toEqual([
      'Wren Okafor',
      'Flat 2',
      '12 Rosehill Gardens',
      'Little Wittering',
      'Exeter',
      'EX11 1AB',
    ]);
  });

  it('end with the country in capitals, in the sender’s language, for post abroad', () => {
    expect(toLabel(german, { from: 'GB', language: 'en' }).lines.at(-1)).toBe('GERMANY');
    expect(toLabel(german, { from: 'FR', language: 'fr' }).lines.at(-1)).toBe('ALLEMAGNE');
  });

  it('include the organisation once, below the name', () => {
    const organisation = 'Rosehill School';
    expect(toLabel(parcel({ organisation }), { from: 'GB', language: 'en' }).lines.slice(0, 2)).toEqual([
      'Wren Okafor',
      organisation,
    ]);
    const named = parcel({ organisation, lines: [organisation, '12 Rosehill Gardens'] });
    expect(toLabel(named, { from: 'GB', language: 'en' }).lines.filter((line) => line === organisation)).toHaveLength(
      1,
    );
  });

  it.each([
    ['KR', ['서울특별시 종로구 세종대로 209', '03172'], '홍길동'],
    ['JP', ['〒100-0005', '東京都千代田区丸の内1丁目9-1'], '山田 太郎 様'],
  ])('end with the name where addresses start with the largest part: %s', (countryCode, lines, name) => {
    const label = toLabel(parcel({ countryCode, lines }, { name }), { from: countryCode, language: 'en' });
    expect(label).toMatchObject({ lines: [...lines, name], region: countryCode });
    const latin = ['9-1 Marunouchi', 'Tokyo 100-0005'];
    const abroad = toLabel(parcel({ countryCode, lines: latin }, { name: 'Taro' }), { from: 'GB', language: 'en' });
    expect(abroad.lines[0]).toBe('Taro');
  });
});
