/**
 * Reads for all who ask in one turn of the event loop at once.
 * @param read  the answers, in the order of the keys.
 * @returns reads one: never what was read before it was asked.
 */
export function readTogether<Key, Answer>(read: (keys: Key[]) => Promise<Answer[]>): (key: Key) => Promise<Answer> {
  let asked: { key: Key; resolve: (answer: Answer) => void; reject: (error: unknown) => void }[] = [];
  const readAll = async () => {
    const now = asked;
    asked = [];
    try {
      const answers = await read(now.map(({ key }) => key));
      for (const [index, { resolve }] of now.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      for (const { reject } of now) reject(error);
    }
  };
  return (key) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    if (asked.push({ key, resolve, reject }) === 1) setImmediate(() => void readAll());
    return promise;
  };
}
