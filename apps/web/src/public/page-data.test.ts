import { expect, it } from 'vitest';
import { encodePageData, type PageData } from './page-data.ts';

it('the data of a page reads back as it was, and holds nothing that ends a script element', () => {
  const data = {
    page: { kind: 'home', offers: [] },
    frame: { path: '</script><!--<script>\u2028\u2029' },
    countryNames: [],
  } as unknown as PageData;
  const text = encodePageData(data);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(data);
});
