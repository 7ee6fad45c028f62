/** The cryptography that the product needs; the server supplies it. All texts are UTF-8, all hashes lower-case hex. */
export interface Secrets {
  /** A new id, unguessable and unique. */
  newId(): string;
  /** The same, for ids that visitors see: it does not reveal when it was made. */
  newPublicId(): string;
  /** A new reference for people to read out: letters and digits that cannot be mistaken for one another. */
  newReference(): string;
  newCollectionCode(): string;
  newToken(): string;
  hash(text: string): string;
  /** HMAC-SHA-256 under a secret of the store. */
  keyedHash(secret: string, text: string): string;
  /** The secret of a request's receipt link: derived, so that a replay returns the same link. URL-safe. */
  receiptSecret(requestId: string): string;
  /** What the mailed link that confirms a request is made of: derived when the mail is sent. URL-safe. */
  confirmToken(requestId: string): string;
  /** Keyed hash under a secret that the store does not have: the store alone identifies nobody. */
  pseudonym(text: string): string;
  /** What the store keeps of a secret that is shown again; only this installation can read it. */
  encrypt(text: string): string;
  /** @throws Error for what was encrypted under another secret. */
  decrypt(encrypted: string): string;
}
