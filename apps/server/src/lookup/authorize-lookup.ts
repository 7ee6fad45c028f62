import type { FastifyRequest } from 'fastify';
import { networkPrefix } from '../http/network-hashes.ts';
import type { VisitorSessions } from '../http/visitor-session.ts';
import type { LookupCaller } from './lookup-budgets.ts';
import type { PageTickets } from './page-tickets.ts';
import type { LookupKey, LookupKeyStore, Secrets } from '@doorstep/core';
import { LRUCache } from 'lru-cache';

export function isLookupKey(text: string): boolean {
  return /^[A-Z]{2}\d{2}(-[A-Z]{2}\d{2}){3}$/.test(text);
}

/** The delay until a new key works, or a revoked one stops. */
const cachedMs = 1000;
const maxCached = 1000;

/** Null for an unknown or revoked key. */
export type FindLookupKey = (key: string) => Promise<LookupKey | null>;

/** Queries the store at most once per second and key: every key press sends a Find. */
export function createKeyFinder(
  store: Pick<LookupKeyStore, 'findByHash'>,
  secrets: Pick<Secrets, 'hash'>,
): FindLookupKey {
  const cache = new LRUCache<string, Promise<LookupKey | null>>({ max: maxCached, ttl: cachedMs });
  return (text) => {
    const keyHash = secrets.hash(text);
    const cached = cache.get(keyHash);
    if (cached !== undefined) return cached;
    const key = store.findByHash(keyHash);
    cache.set(keyHash, key);
    // Do not cache an outage.
    key.catch(() => cache.delete(keyHash));
    return key;
  };
}

type AccessOutcome = { kind: 'granted'; caller: LookupCaller } | { kind: 'unknown_key' } | { kind: 'origin_refused' };

export type AuthorizeLookup = (key: string, request: FastifyRequest) => Promise<AccessOutcome>;

export function createLookupAuthorizer(parts: {
  findKey: FindLookupKey;
  tickets: PageTickets;
  sessions: VisitorSessions;
}): AuthorizeLookup {
  return async (text, request) => {
    const network = networkPrefix(request.ip);
    const key = text.toUpperCase();
    if (isLookupKey(key)) {
      const found = await parts.findKey(key);
      if (found === null) return { kind: 'unknown_key' };
      if (!isAllowedOrigin(found.origins, request)) return { kind: 'origin_refused' };
      return { kind: 'granted', caller: { kind: 'key', keyId: found.id, network } };
    }
    const ticket = parts.tickets.read(text);
    if (ticket === null) return { kind: 'unknown_key' };
    // A frame on another site sends no cookie; the cookie of another session means that the ticket was passed on.
    const session = parts.sessions.find(request);
    if (session !== null && session !== ticket.session) return { kind: 'unknown_key' };
    return { kind: 'granted', caller: { kind: 'visitor', session: ticket.session, network } };
  };
}

function isAllowedOrigin(origins: string[], request: FastifyRequest): boolean {
  if (origins.length === 0) return true;
  const { origin, referer } = request.headers;
  const from = origin ?? (referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined);
  return from !== undefined && origins.includes(from);
}
