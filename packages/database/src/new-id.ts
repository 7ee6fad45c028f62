import { randomUUID } from 'node:crypto';

/**
 * A UUID of version 7 (RFC 9562): its beginning is the time, so that new rows lie beside each other in an index and not
 * all over it; 74 bits are random.
 */
export function newId(at: number = Date.now()): string {
  const time = at.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
