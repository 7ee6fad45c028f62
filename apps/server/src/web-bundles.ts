import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicPageRenderer } from '@doorstep/contract';
import { CommandError } from './command-error.ts';

export const webDist = join(import.meta.dirname, '../../web/dist');

/**
 * The built server bundle of the public pages.
 * @throws CommandError when it has not been built.
 */
export async function loadPageRenderer(): Promise<PublicPageRenderer> {
  const file = join(webDist, 'server', 'render.js');
  if (!existsSync(file)) throw new CommandError('The pages are not built yet. Run `npm run build`, or `npm start`.');
  const bundle = (await import(pathToFileURL(file).href)) as Partial<PublicPageRenderer>;
  const { renderPage, renderData, inlinedIn } = bundle;
  if ([renderPage, renderData, inlinedIn].some((part) => typeof part !== 'function'))
    throw new CommandError(`${file} is not a bundle of the public pages.`);
  return bundle as PublicPageRenderer;
}
