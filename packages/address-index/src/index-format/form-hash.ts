import { crc32 } from 'node:zlib';

/** Where a form stands in the file; two forms may share a hash, so the form itself is compared too. */
export function formHash(form: string): number {
  return crc32(form);
}
