// A zip bomb must not fill a disk or take a day.
import { ImportError } from '../import-error.ts';

interface UnpackLimits {
  maxBytes: number;
  /** Unpacked to packed bytes, checked from `ratioFromBytes` unpacked bytes. */
  maxRatio: number;
  ratioFromBytes: number;
}

/** Address data compresses to a fifth or a tenth, sparse tables to a fiftieth, deflate at most to a thousandth. */
const unpackLimits: UnpackLimits = { maxBytes: 512 * 2 ** 30, maxRatio: 250, ratioFromBytes: 64 * 2 ** 20 };

export async function* limitUnpacking(
  unpacked: AsyncIterable<Buffer>,
  packedBytes: () => number,
  name: string,
  limits: UnpackLimits = unpackLimits,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of unpacked) {
    bytes += piece.length;
    const ratio = bytes / Math.max(1, packedBytes());
    if (bytes > limits.maxBytes) throw tooLarge(name, `to more than ${sizeText(limits.maxBytes)}`);
    if (bytes >= limits.ratioFromBytes && ratio > limits.maxRatio) {
      throw tooLarge(name, `to more than ${limits.maxRatio} times its size, which address data does not`);
    }
    yield piece;
  }
}

function tooLarge(name: string, how: string): ImportError {
  return new ImportError(
    'file_unpacks_too_large',
    name,
    `it unpacks ${how}; if you trust it, unpack it first and import the file`,
  );
}

function sizeText(bytes: number): string {
  return bytes >= 2 ** 30 ? `${Math.round(bytes / 2 ** 30)} GiB` : `${Math.round(bytes / 2 ** 20)} MiB`;
}
