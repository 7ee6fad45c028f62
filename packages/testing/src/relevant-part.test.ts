import { describe, expect, it } from 'vitest';
import { firstDifference, relevantPart } from './relevant-part.ts';

const page = `<!doctype html><html><h1>A compost bin</h1>${'<p>Something else.</p>'.repeat(1000)}<p>There are none left.</p>
<script>{"a":1,"challengeUrl":"/api/other"}</script> at /srv/node_modules/fastify.js</html>`;

describe('the relevant part of a long text', () => {
  it.each([
    ['of a page', 'There is none left.', 'There are none left.'],
    ['of data', '"challengeUrl":"/api/offers/x"', '"challengeUrl":"/api/other"}'],
    ['by a pattern', /^none (?:is|was) left$/m, 'There are none left.'],
  ])('is the line %s that is most similar to the missing text', (_, wanted, nearest) => {
    const [first, second, third] = relevantPart(page, wanted).split('\n');
    expect([first, second, third]).toEqual([
      `Wanted: ${wanted}`,
      `Nearest of ${page.length} characters:`,
      `  ${nearest}`,
    ]);
  });

  it('is the context around an unwanted text', () => {
    const part = relevantPart(page, /node_modules/);
    expect(part).toContain('at /srv/node_modules/fastify.js');
    expect(part.length).toBeLessThan(300);
  });
});

it('the first difference between two long texts is shown with its context', () => {
  const lines = firstDifference(page, page.replace('none left', 'a few left')).split('\n');
  expect(lines[0]).toBe(`Different from ${page.indexOf('none left')} on.`);
  expect(lines[1]).toMatch(/^Wanted: .*There are a few left/);
  expect(lines[2]).toMatch(/^Found: {2}.*There are none left/);
});
