// Reads ZIP archives from their central directory, without unpacking other members.
// Layout: PKWARE APPNOTE 6.3.10, sections 4.3 (records) and 4.5.3 (64-bit sizes). Our own code rather than yauzl, whose
// adapter would be half as long: docs/decisions/0039-own-code-beside-libraries.md.
import { closeSync, createReadStream, fstatSync, openSync, readSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { ImportError } from '../import-error.ts';
import { limitUnpacking } from './limit-unpacking.ts';

export interface ZipMember {
  name: string;
  bytes: number;
  size: number;
  crc: number;
  method: number;
  isEncrypted: boolean;
  offset: number;
}

const endRecord = 0x06054b50;
const end64Locator = 0x07064b50;
const end64Record = 0x06064b50;
const directoryEntry = 0x02014b50;
const localHeader = 0x04034b50;
const endRecordBytes = 22;
const maxCommentBytes = 0xffff;
const maxDirectoryBytes = 256 * 1024 * 1024; // about two million members
const in64 = 0xffffffff;

/** In archive order, without folders. @throws ImportError when the archive is truncated or damaged. */
export function listZip(path: string, name: string): ZipMember[] {
  const file = openSync(path, 'r');
  try {
    const size = fstatSync(file).size;
    const { offset, length } = findDirectory(file, size, name);
    if (offset + length > size) throw truncated(name);
    if (length > maxDirectoryBytes) throw damaged(name, 'its list of members is too long');
    return readDirectory(readAt(file, offset, length), name).filter((member) => !member.name.endsWith('/'));
  } finally {
    closeSync(file);
  }
}

/** Uncompressed; length and checksum are verified at the end. @throws ImportError while reading. */
export async function* readZipMember(path: string, member: ZipMember, name: string): AsyncGenerator<Buffer> {
  if (member.isEncrypted) throw new ImportError('file_unreadable', name, 'it is encrypted');
  if (member.method !== 0 && member.method !== 8) {
    throw new ImportError('file_unreadable', name, `it is packed by method ${member.method}: unpack the archive first`);
  }
  const start = dataOffset(path, member, name);
  if (member.bytes === 0) return;
  const raw = createReadStream(path, { start, end: start + member.bytes - 1, highWaterMark: 256 * 1024 });
  const unpacked =
    member.method === 0
      ? raw
      : pipeline(raw, createInflateRaw({ chunkSize: 256 * 1024 }), () => {
          // The last stream of the pipeline passes errors to the loop below.
        });
  let size = 0;
  let crc = 0;
  try {
    for await (const piece of limitUnpacking(unpacked as AsyncIterable<Buffer>, () => raw.bytesRead, name)) {
      size += piece.length;
      crc = crc32(piece, crc);
      yield piece;
    }
  } catch (error) {
    if (error instanceof ImportError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw code === 'Z_BUF_ERROR' ? truncated(name, error) : damaged(name, 'it cannot be unpacked', error);
  } finally {
    raw.destroy();
  }
  if (size !== member.size) throw damaged(name, `it should unpack to ${member.size} bytes and has ${size}`);
  if (crc !== member.crc) throw damaged(name, 'its checksum is wrong');
}

function findDirectory(file: number, size: number, name: string): { offset: number; length: number } {
  const tailAt = Math.max(0, size - endRecordBytes - maxCommentBytes);
  const tail = readAt(file, tailAt, size - tailAt);
  for (let at = tail.length - endRecordBytes; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== endRecord) continue;
    const offset = tail.readUInt32LE(at + 16);
    const length = tail.readUInt32LE(at + 12);
    const isSplit = tail.readUInt16LE(at + 4) !== 0 && tail.readUInt16LE(at + 4) !== 0xffff;
    if (isSplit) throw damaged(name, 'it is one part of an archive in several parts');
    if (offset !== in64 && length !== in64 && tail.readUInt16LE(at + 10) !== 0xffff) return { offset, length };
    if (at < 20 || tail.readUInt32LE(at - 20) !== end64Locator) return { offset, length };
    const record = readAt(file, Number(tail.readBigUInt64LE(at - 20 + 8)), 56);
    if (record.length < 56 || record.readUInt32LE(0) !== end64Record) throw damaged(name, 'its end is damaged');
    return { offset: Number(record.readBigUInt64LE(48)), length: Number(record.readBigUInt64LE(40)) };
  }
  throw truncated(name);
}

function readDirectory(bytes: Buffer, name: string): ZipMember[] {
  const members: ZipMember[] = [];
  for (let at = 0; at + 46 <= bytes.length;) {
    if (bytes.readUInt32LE(at) !== directoryEntry) throw damaged(name, 'its list of members is damaged');
    const flags = bytes.readUInt16LE(at + 8);
    const nameLength = bytes.readUInt16LE(at + 28);
    const extraLength = bytes.readUInt16LE(at + 30);
    const nameBytes = bytes.subarray(at + 46, at + 46 + nameLength);
    const member: ZipMember = {
      name: nameBytes.toString((flags & 0x800) === 0 ? 'latin1' : 'utf8'),
      bytes: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      crc: bytes.readUInt32LE(at + 16),
      method: bytes.readUInt16LE(at + 10),
      isEncrypted: (flags & 1) !== 0,
      offset: bytes.readUInt32LE(at + 42),
    };
    read64BitSizes(member, bytes.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength));
    members.push(member);
    at += 46 + nameLength + extraLength + bytes.readUInt16LE(at + 32);
  }
  return members;
}

/** Extra field 1 contains, in this order, only the values that exceed 32 bits. */
function read64BitSizes(member: ZipMember, extra: Buffer): void {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let from = at + 4;
    for (const part of ['size', 'bytes', 'offset'] as const) {
      if (member[part] !== in64 || from + 8 > extra.length) continue;
      member[part] = Number(extra.readBigUInt64LE(from));
      from += 8;
    }
    return;
  }
}

/** Follows the local header, whose name and extra field may be longer than the directory's. */
function dataOffset(path: string, member: ZipMember, name: string): number {
  const file = openSync(path, 'r');
  try {
    const header = readAt(file, member.offset, 30);
    if (header.length < 30) throw truncated(name);
    if (header.readUInt32LE(0) !== localHeader) throw damaged(name, 'it is not where the archive says');
    return member.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  } finally {
    closeSync(file);
  }
}

function readAt(file: number, offset: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(file, bytes, 0, length, offset));
}

function truncated(name: string, cause?: unknown): ImportError {
  return new ImportError('file_truncated', name, 'the zip file ends in the middle: it was not copied whole', cause);
}

function damaged(name: string, detail: string, cause?: unknown): ImportError {
  return new ImportError('file_unreadable', name, `the zip file is damaged: ${detail}`, cause);
}
