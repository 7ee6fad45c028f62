import { randomBytes } from 'node:crypto';
import type { OfferPage, PageFrame, PublicPage, PublicPageRenderer } from '@doorstep/contract';
import { memoize } from '../memoize.ts';

/** Cached pages: versions and languages of the popular offers. */
const maxKept = 50;

type Blank = 'key' | 'formToken' | 'serverTime';

/**
 * Renders an untouched offer page once, as bytes, and inserts each visitor's lookup key, form token and server time.
 */
export function createPageShells(
  renderPage: PublicPageRenderer['renderPage'],
): (page: PublicPage, frame: PageFrame) => string | Buffer {
  // A random marker that user texts cannot contain.
  const mark = randomBytes(12).toString('hex');
  const blanks = { key: `key-${mark}`, formToken: `token-${mark}`, serverTime: `time-${mark}` };
  const names = new Map(Object.entries(blanks).map(([name, blank]) => [blank, name as Blank]));
  const eachBlank = new RegExp(`(${[...names.keys()].join('|')})`);

  const kept = memoize<(Blank | Buffer)[]>(maxKept);
  const shellOf = (page: OfferPage, frame: PageFrame) =>
    kept(JSON.stringify([page, frame]), () =>
      renderPage(page, frame)
        .split(eachBlank)
        .map((part) => names.get(part) ?? Buffer.from(part)),
    );

  return (page, frame) => {
    // A colour out of an address would make each address a page to keep.
    if (!isUntouched(page) || (frame.embed?.accent ?? null) !== null) return renderPage(page, frame);
    const { offer, lookup, formToken } = page;
    const own = { key: lookup.key, formToken, serverTime: offer.serverTime };
    const blank: OfferPage = {
      ...page,
      offer: { ...offer, serverTime: blanks.serverTime },
      lookup: { ...lookup, key: blanks.key },
      formToken: blanks.formToken,
    };
    return Buffer.concat(
      shellOf(blank, frame).map((part) => (typeof part === 'string' ? Buffer.from(own[part]) : part)),
    );
  };
}

const needsNoEscape = /^[\w.:-]*$/;

/** The initial page, also while waiting for the opening: the server's time then occurs only in the page's data. */
function isUntouched(page: PublicPage): page is OfferPage {
  if (page.kind !== 'offer' || page.address.kind !== 'search') return false;
  if (page.offer.phase !== 'open' && page.offer.phase !== 'scheduled') return false;
  if (page.errors.length > 0 || Object.keys(page.draft).length > 0) return false;
  const { key, fallback, issues: reportUrl } = page.lookup;
  // A third party's lookup repeats the key in several places.
  if (fallback !== undefined || reportUrl !== undefined) return false;
  return [key, page.formToken, page.offer.serverTime].every((text) => needsNoEscape.test(text));
}
