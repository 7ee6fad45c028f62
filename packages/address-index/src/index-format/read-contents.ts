import { fstatSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { formatVersion, headerBytes, magic, type TableOfContents } from './file-layout.ts';
import { IndexFileError } from './index-file-error.ts';

/** Header and table of contents. @throws IndexFileError when the file is foreign, of another version, or damaged. */
export function readContents(path: string, file: number): TableOfContents {
  const header = Buffer.alloc(headerBytes);
  const read = fstatSync(file).isFile() ? readSync(file, header, 0, headerBytes, 0) : 0;
  if (read < headerBytes || !header.subarray(0, magic.length).equals(magic)) {
    throw new IndexFileError('not_an_index', path, 'this is not an address index');
  }
  const version = header.readUInt32LE(16);
  if (version !== formatVersion) {
    throw new IndexFileError(
      'other_version',
      path,
      `format ${version}, but this program reads format ${formatVersion}: import the data again`,
    );
  }
  const length = header.readUInt32LE(20);
  const offset = header.readDoubleLE(24);
  if (!(offset >= headerBytes) || offset + length > fstatSync(file).size) {
    throw new IndexFileError('damaged', path, 'the file has been cut off');
  }
  const table = Buffer.alloc(length);
  readSync(file, table, 0, length, offset);
  if (crc32(table) !== header.readUInt32LE(32)) {
    throw new IndexFileError('damaged', path, 'the table of contents does not match its checksum');
  }
  return JSON.parse(table.toString('utf8')) as TableOfContents;
}
