import { randomBytes } from 'node:crypto';
import type { OfferPage, PageFrame, PublicPage, PublicPageRenderer } from '@doorstep/contract';

/** Pages that are kept rendered: versions and languages of the offers that are asked for just now, some 50 KB each. */
const mostKept = 100;

/**
 * Renders an untouched offer page once for everything that it shows, live stock included, and fills in what is each
 * visitor's own: the lookup's key, the form's token and the server's time. Everything else is rendered anew each time.
 */
export function createPageShells(renderPage: PublicPageRenderer['renderPage']): PublicPageRenderer['renderPage'] {
  const kept = new Map<string, string>();
  // Nothing that staff or a visitor write can hold it.
  const mark = randomBytes(12).toString('hex');
  const blanks = { key: `key-${mark}`, formToken: `token-${mark}`, serverTime: `time-${mark}` };

  return (page, frame) => {
    if (!isUntouched(page)) return renderPage(page, frame);
    const { offer, lookup, formToken } = page;
    const blank: OfferPage = {
      ...page,
      offer: { ...offer, serverTime: blanks.serverTime },
      lookup: { ...lookup, key: blanks.key },
      formToken: blanks.formToken,
    };
    return shellOf(blank, frame)
      .replaceAll(blanks.key, () => lookup.key)
      .replaceAll(blanks.formToken, () => formToken)
      .replaceAll(blanks.serverTime, () => offer.serverTime);
  };

  function shellOf(page: OfferPage, frame: PageFrame): string {
    const name = JSON.stringify([page, frame]);
    const known = kept.get(name);
    if (known !== undefined) return known;
    const shell = renderPage(page, frame);
    if (kept.size >= mostKept) for (const oldest of kept.keys()) if (kept.delete(oldest)) break;
    kept.set(name, shell);
    return shell;
  }
}

// What is filled in stands in the page as it is.
const needsNoEscape = /^[\w.:-]*$/;

/** A page as everybody sees it first. Before the opening it counts down from the server's time, so that is not one. */
function isUntouched(page: PublicPage): page is OfferPage {
  if (page.kind !== 'offer' || page.offer.phase !== 'open' || page.address.kind !== 'search') return false;
  if (page.errors.length > 0 || Object.keys(page.draft).length > 0) return false;
  const { key, fallback, troubles } = page.lookup;
  // With a third party's lookup the key stands in several places.
  if (fallback !== undefined || troubles !== undefined) return false;
  return [key, page.formToken, page.offer.serverTime].every((text) => needsNoEscape.test(text));
}
