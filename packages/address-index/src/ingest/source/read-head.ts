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
