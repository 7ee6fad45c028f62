import type { PageFrame, PublicPage } from '@doorstep/contract';
import type { CompiledCatalogue } from '@doorstep/messages';
import type { CountryNames } from './texts/country-names.tsx';

export interface PageData {
  page: PublicPage;
  frame: PageFrame;
  countryNames: CountryNames;
  title: string;
  textFiles: Record<string, string>;
  /** The error texts it shows, compiled: the browser's own catalogue contains only the errors it detects itself. */
  texts?: CompiledCatalogue;
}

export const pageDataId = 'page-data';

const unsafe: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that can neither close its script element nor open another. */
export function encodePageData(data: PageData): string {
  return JSON.stringify(data).replaceAll(/[<\u2028\u2029]/g, (character) => unsafe[character] ?? character);
}

export function readPageData(document: Document): PageData | null {
  const text = document.getElementById(pageDataId)?.textContent;
  return text === null || text === undefined ? null : (JSON.parse(text) as PageData);
}

export function isPageData(content: unknown): content is PageData {
  return typeof content === 'object' && content !== null && 'page' in content && 'frame' in content;
}
