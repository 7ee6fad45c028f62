import { randomBytes } from 'node:crypto';
import type { OfferPage, PageFrame, PublicPage, PublicPageRenderer } from '@doorstep/contract';
import { memoize } from '../memoize.ts';

/** How many rendered pages are kept: versions and languages of the offers that are in demand. */
const maxKept = 50;

type Blank = 'key' | 'formToken' | 'serverTime';

/**
 * Renders an untouched offer page once for everything that it shows, live stock included, and fills in what is each
 * visitor's own: the lookup's key, the form's token and the server's time. It comes as the bytes that are sent, so that
 * 50 KB are neither counted nor encoded again. Everything else is rendered anew each time.
 */
export function createPageShells(
  renderPage: PublicPageRenderer['renderPage'],
): (page: PublicPage, frame: PageFrame) => string | Buffer {
  // Nothing that staff or visitors write can contain it.
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
    if (!isUntouched(page)) return renderPage(page, frame);
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

// Values are inserted without escaping.
const needsNoEscape = /^[\w.:-]*$/;

/**
 * A page as everybody sees it first, also while they wait for the offer to open: the server's time is then in the page's
 * data alone, for its script to count down by.
 */
function isUntouched(page: PublicPage): page is OfferPage {
  if (page.kind !== 'offer' || page.address.kind !== 'search') return false;
  if (page.offer.phase !== 'open' && page.offer.phase !== 'scheduled') return false;
  if (page.errors.length > 0 || Object.keys(page.draft).length > 0) return false;
  const { key, fallback, issues: reportUrl } = page.lookup;
  // With a third party's lookup the key stands in several places.
  if (fallback !== undefined || reportUrl !== undefined) return false;
  return [key, page.formToken, page.offer.serverTime].every((text) => needsNoEscape.test(text));
}
