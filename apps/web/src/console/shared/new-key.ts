/** A random Idempotency-Key. Browsers have `crypto.randomUUID` in secure contexts alone; an office may use plain http. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
