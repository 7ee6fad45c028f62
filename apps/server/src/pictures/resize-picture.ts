import { createHash } from 'node:crypto';
import { pictureLimits } from '@doorstep/contract';
import { DoorstepError, type Picture } from '@doorstep/core';
import type { Sharp } from 'sharp';

/** Twice the size shown next to a heading, for dense screens. */
const smallSidePx = 480;
const quality = 78;
const secondsAtMost = 10;
const million = 1_000_000;

/**
 * The first bytes of accepted files. Nothing else is opened: an SVG is a program, and other formats need more parsers.
 */
const signatures = [
  (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])), // JPEG
  (bytes: Buffer) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n',
  (bytes: Buffer) => /^RIFF.{4}WEBP/s.test(bytes.subarray(0, 12).toString('latin1')),
  (bytes: Buffer) => /^.{4}ftypavi[fs]/s.test(bytes.subarray(0, 12).toString('latin1')),
];

let last: Promise<unknown> = Promise.resolve();

/**
 * Renders a picture in the two stored sizes, upright, and without metadata such as where it was taken.
 * @throws DoorstepError `request_invalid` for the field `picture`, if the file is no picture or too large.
 */
export function resizePicture(file: Buffer): Promise<Picture> {
  const made = last.then(() => make(file));
  last = made.catch(() => undefined);
  return made;
}

async function make(file: Buffer): Promise<Picture> {
  if (!signatures.some((fits) => fits(file))) throw invalid('picture_form');
  const sharp = await loadSharp();
  const original = sharp(file, { limitInputPixels: false, failOn: 'error' });
  // Reads only the header: nothing is unpacked before it is known to be small enough.
  const { width, height } = await original.metadata().catch(refuse);
  const { pixels, uploadedSidePx } = pictureLimits;
  if (width * height > pixels || Math.max(width, height) > uploadedSidePx) throw invalid('picture_too_large');
  const large = await toWebp(original.clone(), pictureLimits.sidePx);
  const small = await toWebp(original.clone(), smallSidePx);
  return {
    id: createHash('sha256').update(large.data).digest('hex'),
    small: small.data,
    large: large.data,
    width: large.info.width,
    height: large.info.height,
  };
}

function toWebp(picture: Sharp, sidePx: number) {
  return picture
    .autoOrient()
    .resize({ width: sidePx, height: sidePx, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .timeout({ seconds: secondsAtMost })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
}

function refuse(): never {
  throw invalid('picture_form');
}

function invalid(code: 'picture_form' | 'picture_too_large'): DoorstepError {
  const values = { max: pictureLimits.pixels / million, side: pictureLimits.uploadedSidePx };
  return new DoorstepError('request_invalid', { fields: [{ field: 'picture', code, values }] });
}

/** Loads sharp with the first picture, because it takes 20 MB. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One at a time, in one thread: reading an upload of 50 million pixels takes some 200 MB.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
