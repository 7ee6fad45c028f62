import { expect, it } from 'vitest';
import { partsFor, partsOf } from './parts-of.ts';

it.each([
  ['apps/server/src/routes/health-routes.ts', ['server']],
  ['packages/core/src/request/transition-request.ts', ['server']],
  ['apps/web/src/console/main.tsx', ['console']],
  ['apps/web/src/embed/embed.ts', ['embed']],
  ['apps/web/src/public/document.tsx', ['pages', 'embed']],
  ['apps/web/vite.config.ts', ['builder', 'pages', 'console', 'embed']],
  ['packages/messages/src/fr/public.ts', ['builder', 'pages', 'console', 'embed', 'server']],
  ['packages/messages/src/catalogue.test.ts', []],
  ['packages/store/test/draws.test.ts', []],
  ['packages/testing/src/index.ts', []],
  ['apps/web/dist/server/render.js', []],
  ['packages/ui/src/node_modules/.cache', []],
])('a change of %s rebuilds %j', (file, parts) => {
  expect(partsOf(file)).toEqual(parts);
});

it('a page waits only for its own parts', () => {
  expect(partsFor('/o/compost-bin')).toEqual(['pages', 'server']);
  expect(partsFor('/staff/offers')).toEqual(['console', 'server']);
  expect(partsFor('/embed.js')).toEqual(['embed', 'server']);
});
