// Detects a file's kind by its first bytes: names may be wrong, and standard input has none.

/** `other`: a known kind that cannot be read, with advice. */
export type FileKind =
  | { kind: 'gzip' | 'zip' | 'osm-pbf' | 'parquet' | 'xml' | 'json' | 'text' | 'empty' }
  | { kind: 'other'; advice: string };

export const headBytes = 64 * 1024;

const others: [magic: number[], advice: string, offset?: number][] = [
  [[0x42, 0x5a, 0x68], 'it is packed with bzip2: unpack it first (bzip2 -dc FILE | … addresses import -)'],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], 'it is packed with xz: unpack it first (xz -dc FILE | … addresses import -)'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'it is packed with zstd: unpack it first (zstd -dc FILE | … addresses import -)'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'it is a 7z archive: unpack it first'],
  [[0x52, 0x61, 0x72, 0x21], 'it is a RAR archive: unpack it first'],
  [[0x53, 0x51, 0x4c, 0x69, 0x74, 0x65], 'it is an SQLite database or GeoPackage: export it as CSV or GeoJSON first'],
  [[0x41, 0x52, 0x52, 0x4f, 0x57, 0x31], 'it is an Arrow file: export it as CSV or GeoJSON first'],
  [[0x66, 0x67, 0x62, 0x03], 'it is a FlatGeobuf file: export it as CSV or GeoJSON first'],
  [[0x75, 0x73, 0x74, 0x61, 0x72], 'it is a tar archive: unpack it (tar -xf FILE) and name its folder', 257],
  [[0x25, 0x50, 0x44, 0x46], 'it is a PDF'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'it is an old Office document: save it as CSV first'],
  [[0x00, 0x00, 0x27, 0x0a], 'it is a Shapefile: export it as GeoJSON in WGS 84 first'],
];

/** Documents that are zip archives, recognised by a typical member. */
const documents: [member: RegExp, advice: string][] = [
  [/^xl\/workbook\./, 'it is an Excel workbook: save its sheet as CSV UTF-8 first, with postcodes as text'],
  [/^content\.xml$/, 'it is an office document: save its sheet as CSV UTF-8 first, with postcodes as text'],
  [/^Index\/.*\.iwa$/, 'it is a Numbers sheet: export it as CSV first, with postcodes as text'],
];

const foreign: [name: RegExp, advice: string][] = [
  [/\.(?:zip|tar|tgz|tar\.\w+|7z|rar)$/i, 'there is an archive in it: unpack it first and name its folder'],
  [/\.xlsx?$|\.ods$/i, 'there is a spreadsheet in it: save its sheet as CSV UTF-8 first, with postcodes as text'],
  [/\.shp$/i, 'there is a Shapefile in it: export it as GeoJSON in WGS 84 first'],
  [/\.(?:gpkg|gdbtable|mdb|sqlite)$/i, 'there is a database in it: export it as CSV or GeoJSON first'],
  [/\.(?:kml|gml)$/i, 'there is KML or GML in it: export it as GeoJSON in WGS 84 first'],
];

function adviceOn(table: typeof foreign, names: readonly string[]): string | null {
  return table.find(([name]) => names.some((each) => name.test(each)))?.[1] ?? null;
}

export function adviceOnDocument(members: readonly string[]): string | null {
  return adviceOn(documents, members);
}

export function adviceOnNames(names: readonly string[]): string | null {
  return adviceOn(foreign, names);
}

export function fileKind(head: Buffer): FileKind {
  if (head.length === 0) return { kind: 'empty' };
  if (head[0] === 0x1f && head[1] === 0x8b) return { kind: 'gzip' };
  if (head[0] === 0x50 && head[1] === 0x4b && ((head[2] ?? 0) === 3 || (head[2] ?? 0) === 5)) return { kind: 'zip' };
  if (head.toString('latin1', 0, 4) === 'PAR1') return { kind: 'parquet' };
  // A blob header's length, followed by its first field, the type "OSMHeader".
  if (head.length > 15 && head.readUInt32BE(0) < 64 * 1024 && head.toString('latin1', 4, 15) === '\n\tOSMHeader') {
    return { kind: 'osm-pbf' };
  }
  for (const [magic, advice, offset = 0] of others) {
    if (magic.every((byte, at) => head[offset + at] === byte)) return { kind: 'other', advice };
  }
  const first = /[^\s\ufeff\0]/.exec(head.toString('latin1', 0, 1024).replace(/^(?:ï»¿|ÿþ|þÿ)/, ''))?.[0];
  if (first === '<') {
    const isPage = /^\W*(?:<!doctype html|<html)/i.test(head.toString('latin1', 0, 1024));
    return isPage
      ? { kind: 'other', advice: 'it is a web page: the link led to a page about the file, not to the file' }
      : { kind: 'xml' };
  }
  return { kind: first === '{' || first === '[' || first === '\u001e' ? 'json' : 'text' };
}

/** @returns at least `count` bytes if available, and all bytes. Read `bytes` to the end or call `return()`. */
export async function readHead(
  source: AsyncIterable<Buffer | string>,
  count: number,
): Promise<{ head: Buffer; bytes: AsyncGenerator<Buffer> }> {
  const pieces = source[Symbol.asyncIterator]();
  const read: Buffer[] = [];
  let length = 0;
  while (length < count) {
    const step = await pieces.next();
    if (step.done === true) break;
    const piece = toBuffer(step.value);
    read.push(piece);
    length += piece.length;
  }
  const rest = async function* (): AsyncGenerator<Buffer> {
    try {
      yield* read;
      for (let step = await pieces.next(); step.done !== true; step = await pieces.next()) yield toBuffer(step.value);
    } finally {
      await pieces.return?.();
    }
  };
  return { head: Buffer.concat(read), bytes: rest() };
}

function toBuffer(piece: Buffer | string): Buffer {
  return Buffer.isBuffer(piece) ? piece : Buffer.from(piece);
}
