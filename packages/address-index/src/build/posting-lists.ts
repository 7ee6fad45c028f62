import { ByteWriter } from '../index-format/byte-writer.ts';

/** Delta-encodes ascending lists: list k is `bytes[starts[k]]` up to `bytes[starts[k + 1]]`. */
export function packLists(lists: { starts: Uint32Array; values: Uint32Array }): {
  starts: Uint32Array;
  bytes: Uint8Array;
} {
  const writer = new ByteWriter();
  const starts = new Uint32Array(lists.starts.length);
  for (let key = 0; key + 1 < lists.starts.length; key++) {
    starts[key] = writer.length;
    let last = 0;
    const end = lists.starts[key + 1] ?? 0;
    for (let at = lists.starts[key] ?? 0; at < end; at++) {
      const value = lists.values[at] ?? 0;
      writer.unsigned(value - last);
      last = value;
    }
  }
  starts[starts.length - 1] = writer.length;
  return { starts, bytes: writer.written() };
}
