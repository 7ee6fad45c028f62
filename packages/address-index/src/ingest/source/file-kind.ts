// What a file is, by its first bytes: names lie, and standard input has none.

/** `other` are known kinds that cannot be read, with what to do about it. */
export type FileKind =
  | { kind: 'gzip' | 'zip' | 'osm-pbf' | 'xml' | 'json' | 'text' | 'empty' }
  | { kind: 'other'; advice: string };

/** More than enough for every mark looked for. */
export const headBytes = 64 * 1024;

const others: [magic: number[], advice: string][] = [
  [[0x42, 0x5a, 0x68], 'it is packed with bzip2: unpack it first (bzip2 -dc FILE | … addresses import -)'],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], 'it is packed with xz: unpack it first (xz -dc FILE | … addresses import -)'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'it is packed with zstd: unpack it first (zstd -dc FILE | … addresses import -)'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'it is a 7z archive: unpack it first'],
  [[0x53, 0x51, 0x4c, 0x69, 0x74, 0x65], 'it is an SQLite database or GeoPackage: export it as CSV or GeoJSON first'],
  [[0x50, 0x41, 0x52, 0x31], 'it is a Parquet file: export it as CSV first'],
  [[0x25, 0x50, 0x44, 0x46], 'it is a PDF'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'it is an old Office document: save it as CSV first'],
  [[0x00, 0x00, 0x27, 0x0a], 'it is a Shapefile: export it as GeoJSON in WGS 84 first'],
];

/** Judges the first bytes of a file; give it up to `headBytes` of them. */
export function fileKind(head: Buffer): FileKind {
  if (head.length === 0) return { kind: 'empty' };
  if (head[0] === 0x1f && head[1] === 0x8b) return { kind: 'gzip' };
  if (head[0] === 0x50 && head[1] === 0x4b && ((head[2] ?? 0) === 3 || (head[2] ?? 0) === 5)) return { kind: 'zip' };
  // A blob header's length, then its type as the first field: "OSMHeader".
  if (head.length > 15 && head.readUInt32BE(0) < 64 * 1024 && head.toString('latin1', 4, 15) === '\n\tOSMHeader') {
    return { kind: 'osm-pbf' };
  }
  for (const [magic, advice] of others) {
    if (magic.every((byte, at) => head[at] === byte)) return { kind: 'other', advice };
  }
  const first = /[^\s\ufeff\0]/.exec(head.toString('latin1', 0, 1024).replace(/^(?:ï»¿|ÿþ|þÿ)/, ''))?.[0];
  if (first === '<') return { kind: 'xml' };
  return { kind: first === '{' || first === '[' || first === '\u001e' ? 'json' : 'text' };
}
