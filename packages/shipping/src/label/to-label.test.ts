import { describe, expect, it } from 'vitest';
import { german, parcel } from '../../test/parcels.ts';
import { toLabel } from './to-label.ts';

describe('what stands on a label', () => {
  it('is the name and the lines of the address, and no country within it', () => {
    expect(toLabel(parcel(), { from: 'GB', language: 'en' }).lines).toEqual([
      'Wren Okafor',
      'Flat 2',
      '12 Rosehill Gardens',
      'Little Wittering',
      'Exeter',
      'EX11 1AB',
    ]);
  });

  it('ends with the country in capitals when it goes abroad, in the language of where it is posted', () => {
    expect(toLabel(german, { from: 'GB', language: 'en' }).lines.at(-1)).toBe('GERMANY');
    expect(toLabel(german, { from: 'FR', language: 'fr' }).lines.at(-1)).toBe('ALLEMAGNE');
  });

  it('has the organisation below the name, once', () => {
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

  it('ends with the name where addresses begin with the largest part', () => {
    const lines = ['서울특별시 종로구 세종대로 209', '03172'];
    const label = toLabel(parcel({ countryCode: 'KR', lines }, { name: '홍길동' }), { from: 'KR', language: 'ko' });
    expect(label).toMatchObject({ lines: [...lines, '홍길동'], region: 'KR' });
  });
});
