import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { resizePicture } from './resize-picture.ts';

const green = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2c5a45' } });
const codeOf = (made: Promise<unknown>) =>
  made.then(
    () => 'made',
    (error: { details?: { fields?: { code: string }[] } }) => error.details?.fields?.[0]?.code,
  );

describe('a picture', () => {
  it('is rendered in two sizes, upright, and without GPS data', async () => {
    const photo = await green(3000, 2000)
      .withExif({ IFD0: { Copyright: 'Robin Fictional' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { id, small, large, width, height } = await resizePicture(photo);
    expect(id).toMatch(/^[0-9a-f]{64}$/);
    // Taken sideways: the picture is now upright, and its orientation tag is gone.
    expect([width, height]).toEqual([853, 1280]);
    for (const file of [small, large]) {
      const { format, exif, xmp, icc, orientation } = await sharp(file).metadata();
      expect({ format, exif, xmp, icc, orientation }).toEqual({ format: 'webp' });
      expect(Buffer.from(file).toString('latin1')).not.toContain('Fictional');
    }
    expect(await sharp(small).metadata()).toMatchObject({ width: 320, height: 480 });
  });

  it('keeps its size and transparency if it is small', async () => {
    const logo = await sharp({ create: { width: 120, height: 40, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const made = await resizePicture(logo);
    expect(made).toMatchObject({ width: 120, height: 40 });
    expect(await sharp(made.small).metadata()).toMatchObject({ hasAlpha: true });
  });

  it('gets the same files however often it is uploaded', async () => {
    const file = await green(300, 200).png().toBuffer();
    expect((await resizePicture(file)).id).toBe((await resizePicture(file)).id);
  });
});

describe('an invalid picture', () => {
  it.each([
    ['an SVG, which may hold a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
    ['a PNG of which the head alone is there', '\x89PNG\r\n\x1a\n'],
  ])('is rejected: %s', async (_, text) => {
    expect(await codeOf(resizePicture(Buffer.from(text, 'latin1')))).toBe('picture_form');
  });

  it.each([
    [9000, 9000],
    [1, 49_000_000],
  ])('of %d × %d pixels in a small file is not decoded', async (width, height) => {
    // Its header claims more pixels than it has: unpacking it would fail as `picture_form`.
    const bomb = await green(9, 9).png().toBuffer();
    bomb.writeUInt32BE(width, 16);
    bomb.writeUInt32BE(height, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    expect(await codeOf(resizePicture(bomb))).toBe('picture_too_large');
  });

  it('is rejected when its file is truncated', async () => {
    const file = await green(800, 600).jpeg().toBuffer();
    expect(await codeOf(resizePicture(file.subarray(0, file.length / 2)))).toBe('picture_form');
  });
});
