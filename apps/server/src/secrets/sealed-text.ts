// `base64url(text).base64url(HMAC-SHA-256)`: readable by anybody, made by nobody else.
import { timingSafeEqual } from 'node:crypto';
import { createMemory } from '../memory.ts';
import { hmacSha256 } from './hmac-sha256.ts';

/** Signs a text. ASCII, URL-safe, a third longer than the text plus 44 characters. */
export function seal(text: string, key: Buffer): string {
  const body = Buffer.from(text).toString('base64url');
  return `${body}.${mac(body, key)}`;
}

/** The text of a seal, or null when it was not made with this key or was changed since. */
export function unseal(sealed: string, key: Buffer): string | null {
  const dot = sealed.lastIndexOf('.');
  if (dot < 1) return null;
  const body = sealed.slice(0, dot);
  return isMac(sealed.slice(dot + 1), Buffer.from(mac(body, key))) ? textOf(body) : null;
}

/**
 * Opens seals that come again and again, such as a page's ticket at every key press: what they say is read once, and
 * their MAC is computed once. It is compared every time, and only seals of ours are remembered.
 * @param least So many of the latest are remembered, or twice as many; some 500 bytes each.
 */
export function createUnsealer<Content>(
  key: Buffer,
  read: (text: string) => Content,
  least = 3000,
): (sealed: string) => Content | null {
  const opened = createMemory<{ wanted: Buffer; content: Content }>(least);
  return (sealed) => {
    const dot = sealed.lastIndexOf('.');
    if (dot < 1) return null;
    const body = sealed.slice(0, dot);
    const known = opened.get(body);
    const wanted = known?.wanted ?? Buffer.from(mac(body, key));
    if (!isMac(sealed.slice(dot + 1), wanted)) return null;
    if (known !== undefined) return known.content;
    const content = read(textOf(body));
    // Copied: a part of a string keeps the whole, which is a header of up to 16 KB here.
    opened.set(Buffer.from(body).toString('latin1'), { wanted, content });
    return content;
  };
}

function isMac(given: string, wanted: Buffer): boolean {
  const bytes = Buffer.from(given);
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
}

function textOf(body: string): string {
  return Buffer.from(body, 'base64url').toString('utf8');
}

function mac(body: string, key: Buffer): string {
  return hmacSha256(key).update(body).digest('base64url');
}
