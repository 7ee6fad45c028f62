import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFor } from '@doorstep/messages';
import { expect, it } from 'vitest';
import { namesTexts } from '../../../vite-page-texts.ts';

const folder = join(import.meta.dirname, '..');

it('the search for text ids finds literal ones, and those a template can produce', () => {
  const names = namesTexts([
    "t('public.form.check') + t(`public.refused.${code}.title`)",
    "const own = 'error.paused';",
  ]);
  const of = (...ids: string[]) => ids.filter((id) => names(id));
  expect(of('public.form.check', 'public.form.checked', 'error.paused')).toEqual(['public.form.check', 'error.paused']);
  expect(of('public.refused.closed.title', 'public.refused.closed.text')).toEqual(['public.refused.closed.title']);
});

it('every public text in the catalogue is used by a page', () => {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const names = namesTexts(sources);
  expect(Object.keys(catalogueFor('en', ['public'])).filter((id) => !names(id))).toEqual([]);
});
