import type { OfferPage, PageFrame, PublicPage, PublicPageRenderer } from '@doorstep/contract';
import { randomBytes } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { memoize } from '../memoize.ts';

/** Cached pages: versions and languages of the popular offers. */
const maxKept = 50;

type Blank = 'key' | 'formToken' | 'serverTime';

/** One visitor's page, made from a shell. */
export interface FilledShell {
  html: Buffer;
  gzip: () => Buffer;
}

interface Part {
  bytes: Buffer;
  deflated: Buffer;
}

/**
 * Renders and compresses an untouched offer page once, and inserts each visitor's lookup key, form token and server time.
 * @returns null for a page that has no shell.
 */
export function createPageShells(
  renderPage: PublicPageRenderer['renderPage'],
): (page: PublicPage, frame: PageFrame) => FilledShell | null {
  // Random, so that no text of a user contains it.
  const mark = randomBytes(12).toString('hex');
  const blankOf = (name: Blank) => mark + name + mark;

  const kept = memoize<(Blank | Part)[]>(maxKept);
  const shellOf = (page: OfferPage, frame: PageFrame, own: Record<Blank, string>) => {
    const lengths = Object.values(own).map((text) => text.length);
    return kept(JSON.stringify([page, frame, lengths]), () => {
      let before = Buffer.alloc(0);
      return renderPage(page, frame)
        .split(mark)
        .map((text, index) => {
          const blank = index % 2 === 1 ? (text as Blank) : null;
          const bytes = blank === null ? Buffer.from(text) : Buffer.alloc(own[blank].length, inNoPage);
          const part = blank ?? { bytes, deflated: compress(bytes, before) };
          before = Buffer.concat([before, bytes]);
          return part;
        });
    });
  };

  return (page, frame) => {
    // Each colour in a URL would otherwise become a cached page.
    if (!isUntouched(page) || (frame.embed?.accent ?? null) !== null) return null;
    const { offer, lookup, formToken } = page;
    const own = { key: lookup.key, formToken, serverTime: offer.serverTime };
    const blank: OfferPage = {
      ...page,
      offer: { ...offer, serverTime: blankOf('serverTime') },
      lookup: { ...lookup, key: blankOf('key') },
      formToken: blankOf('formToken'),
    };
    const parts = shellOf(blank, frame, own).map((part) => (typeof part === 'string' ? storedPart(own[part]) : part));
    const html = Buffer.concat(parts.map(({ bytes }) => bytes));
    return { html, gzip: () => gzipOf(html, parts) };
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

// A gzip file is a header, deflate blocks that end at a whole byte, and a checksum (RFC 1951, RFC 1952).
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

function gzipOf(html: Buffer, parts: Part[]): Buffer {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(html), 0);
  end.writeUInt32LE(html.length, 4);
  return Buffer.concat([gzipHeader, ...parts.map(({ deflated }) => deflated), lastBlock, end]);
}

/** Stands for a visitor's text, so that no compressed part refers to bytes that differ between visitors. */
const inNoPage = 1;

/** Compresses the bytes as the continuation of those before them. */
function compress(bytes: Buffer, before: Buffer): Buffer {
  return deflateRawSync(bytes, {
    level: constants.Z_BEST_COMPRESSION,
    finishFlush: constants.Z_SYNC_FLUSH,
    ...(before.length === 0 ? {} : { dictionary: before }),
  });
}

/** A short text as an uncompressed block. */
function storedPart(text: string): Part {
  const bytes = Buffer.from(text);
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(0xffff - bytes.length, 3);
  return { bytes, deflated: Buffer.concat([head, bytes]) };
}
