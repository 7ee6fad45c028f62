/** A random Idempotency-Key. `crypto.randomUUID` needs a secure context, but an office may use plain http. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
