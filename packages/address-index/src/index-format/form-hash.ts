import { crc32 } from 'node:zlib';

/** The sort key of a form in the file. Hashes may collide, so readers also compare the form. */
export function formHash(form: string): number {
  return crc32(form);
}
