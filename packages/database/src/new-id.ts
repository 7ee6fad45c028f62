import { randomUUID } from 'node:crypto';

/**
 * A UUID of version 7 (RFC 9562). It begins with the time, so that new rows are adjacent in an index; 74 bits are
 * random.
 */
export function newId(at: number = Date.now()): string {
  const time = at.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
