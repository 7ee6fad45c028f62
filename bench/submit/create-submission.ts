// Creates visitors' submissions before the clock starts, each with its own home, network, session, pass and key.
import { pbkdf2Sync, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { RetrievedAddress, SubmissionBody } from '@doorstep/contract';
import type { Offer } from '@doorstep/core';
import { proofOfWork } from '@doorstep/human-check/server';
import { retrievedAddress } from '@doorstep/testing';
import { createFormTokens } from '../../apps/server/src/product/form-tokens.ts';
import { createAddressProofs } from '../../apps/server/src/lookup/address-proofs.ts';
import { signText } from '../../apps/server/src/secrets/signed-text.ts';
import { subKey } from '../../apps/server/src/secrets/sub-key.ts';
import { secret } from './bed.ts';

const proofs = createAddressProofs(secret);
const sessionKey = subKey(secret, 'visitor-session');
// Pages opened a minute ago, so that no visitor counts as too fast.
const formTokens = createFormTokens(secret, () => Date.now() - 60_000);
const dayMs = 86_400_000;

// Servers verify solutions, not their difficulty. Few `attempts` keep issuing fast.
const cheap = { cost: 1, minAttempts: 1, maxAttempts: 2 };
const check = proofOfWork({ secret: subKey(secret, 'proof-of-work').toString('hex'), effort: cheap });

interface Challenge {
  parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string };
}

export async function createPass(slug: string): Promise<string> {
  const challenge = (await check.issue({ offer: slug })) as Challenge;
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  for (let counter = 0; ; counter += 1) {
    const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)]);
    password.writeUInt32BE(counter, password.length - 4);
    const key = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString('hex');
    if (!key.startsWith(keyPrefix)) continue;
    return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey: key, time: 1 } }));
  }
}

/** A house used by no other visitor. */
export function createHome(): RetrievedAddress {
  return retrievedAddress({ number: String(randomInt(1, 400)), street: `${randomBytes(6).toString('hex')} Lane` });
}

export function createProof(home: RetrievedAddress): string {
  return proofs.sign(home);
}

/** A random address in one of about 14 million networks. */
export function createNetwork(): string {
  return `${randomInt(11, 223)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** The session cookie of a browser that has opened the page. */
function createSession(): string {
  const startedAt = Math.floor(Date.now() / dayMs) * dayMs;
  return `doorstep_visitor=${signText(`${randomBytes(16).toString('base64url')} ${startedAt}`, sessionKey)}`;
}

export interface PreparedSubmission {
  body: SubmissionBody;
  idempotencyKey: string;
}

export async function createSubmission(offer: Offer, parts: { proof?: string; pass?: string } = {}) {
  const { proof = createProof(createHome()), pass } = parts;
  const body: SubmissionBody = {
    lines: [{ item: offer.definition.items[0]?.id ?? '', quantity: 1 }],
    contact: { name: 'Robin Fictional' },
    address: { proof },
    humanCheck: pass ?? (await createPass(offer.slug)),
    language: 'en',
    formToken: formTokens.issue(),
  };
  return { body, idempotencyKey: randomUUID() };
}

export function postOf(offer: Offer, { body, idempotencyKey }: PreparedSubmission, visitor?: Visitor): Buffer {
  const { cookie, network } = visitor ?? { cookie: createSession(), network: createNetwork() };
  const json = JSON.stringify(body);
  const head = [
    `POST /api/offers/${offer.slug}/requests HTTP/1.1`,
    'host: doorstep.example',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(json)}`,
    `idempotency-key: ${idempotencyKey}`,
    `x-forwarded-for: ${network}`,
    `cookie: ${cookie}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${json}`);
}

export interface Visitor {
  cookie: string;
  network: string;
}

export function getOf(path: string, { cookie, network }: Visitor): Buffer {
  const head = [`GET ${path} HTTP/1.1`, 'host: doorstep.example', `x-forwarded-for: ${network}`];
  return Buffer.from(`${[...head, ...(cookie === '' ? [] : [`cookie: ${cookie}`])].join('\r\n')}\r\n\r\n`);
}

export async function createPosts(offers: Offer[], count: number): Promise<Buffer[]> {
  const posts: Buffer[] = [];
  for (let made = 0; made < count; made += 1) {
    const offer = offers[made % offers.length];
    if (offer !== undefined) posts.push(postOf(offer, await createSubmission(offer)));
  }
  return posts;
}
