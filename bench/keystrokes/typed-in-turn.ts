export const visitors = 64;

/** Samples are ordered by country; a stride coprime to their length spreads neighbours. */
const stride = 7919;

export function* typedInTurn(texts: readonly string[]): Generator<{ visitor: number; text: string }, never> {
  let next = 0;
  const typing = Array.from({ length: visitors }, () => ({ text: '', length: 0 }));
  for (;;) {
    for (const [number, visitor] of typing.entries()) {
      if (visitor.length >= visitor.text.length) {
        Object.assign(visitor, { text: texts[(next++ * stride) % texts.length], length: 0 });
      }
      visitor.length += 1;
      yield { visitor: number, text: visitor.text.slice(0, visitor.length) };
    }
  }
}
