import { expect, it } from 'vitest';
import { encodePageData, type PageData } from './page-data.ts';

it('page data round-trips, and cannot end a script element', () => {
  const data = {
    page: { kind: 'home', offers: [] },
    frame: { path: '</script><!--<script>\u2028\u2029' },
    countryNames: [],
  } as unknown as PageData;
  const text = encodePageData(data);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(data);
});
