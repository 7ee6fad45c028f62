import { fstatSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { formatVersion, headerBytes, magic, type TableOfContents } from './file-layout.ts';
import { IndexFileError } from './index-file-error.ts';

interface Header {
  offset: number;
  length: number;
  checksum: number;
}

/** @throws IndexFileError when the file is foreign, of another version, or damaged. */
export function readContents(path: string, file: number): TableOfContents {
  const bytes = Buffer.alloc(headerBytes);
  const read = fstatSync(file).isFile() ? readSync(file, bytes, 0, headerBytes, 0) : 0;
  const header = parseHeader(path, bytes.subarray(0, read));
  if (header.offset + header.length > fstatSync(file).size) {
    throw new IndexFileError('damaged', path, 'the file has been cut off');
  }
  const table = Buffer.alloc(header.length);
  readSync(file, table, 0, header.length, header.offset);
  return parseContents(path, table, header);
}

export function parseHeader(path: string, bytes: Uint8Array): Header {
  const header = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (header.length < headerBytes || !header.subarray(0, magic.length).equals(magic)) {
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
  const offset = header.readDoubleLE(24);
  if (!(offset >= headerBytes)) throw new IndexFileError('damaged', path, 'the file has been cut off');
  return { offset, length: header.readUInt32LE(20), checksum: header.readUInt32LE(32) };
}

export function parseContents(path: string, table: Uint8Array, { checksum }: Header): TableOfContents {
  if (crc32(table) !== checksum) {
    throw new IndexFileError('damaged', path, 'the table of contents does not match its checksum');
  }
  return JSON.parse(Buffer.from(table).toString('utf8')) as TableOfContents;
}
