/** The cryptography that the product needs; the server supplies it. All texts are UTF-8, all hashes lower-case hex. */
export interface Secrets {
  /** Unguessable and unique. */
  newId(): string;
  /** The same for ids that visitors see: it does not reveal when it was made. */
  newPublicId(): string;
  /** For people to read out: no letters and digits that look alike. */
  newReference(): string;
  /** To say at a counter, of the same letters as references. */
  newCollectionCode(): string;
  /** For links: at least 128 random bits, URL-safe. */
  newToken(): string;
  /** SHA-256. */
  hash(text: string): string;
  /** HMAC-SHA-256 under a secret of the store. */
  keyedHash(secret: string, text: string): string;
  /** The secret of a request's receipt link: derived, so that a replay returns the same link. URL-safe. */
  receiptSecret(requestId: string): string;
  /** The token of the mailed link that confirms a request: derived when the email is sent. URL-safe. */
  confirmToken(requestId: string): string;
  /** Keyed hash under a secret outside the store, so that the store alone identifies no one. */
  pseudonym(text: string): string;
  /** For secrets that are shown again; only this installation can decrypt them. */
  encrypt(text: string): string;
  /** @throws Error for a text encrypted under another secret. */
  decrypt(encrypted: string): string;
}
