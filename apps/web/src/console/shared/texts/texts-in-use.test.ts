import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFor } from '@doorstep/messages';
import { expect, it } from 'vitest';
import { namesTexts } from '../../../../vite-page-texts.ts';

const folder = join(import.meta.dirname, '../../..');

it('every staff text in the catalogue is used by the console', () => {
  const sources = globSync('{console,shared}/**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const names = namesTexts(sources);
  expect(Object.keys(catalogueFor('en', ['staff'])).filter((id) => !names(id))).toEqual([]);
});
