/**
 * Requests moved in one transaction, with a pause after each. On SQLite visitors wait for it: docs/decisions/0029-batches.md
 * has the figures.
 */
export const batchChunk = 100;

/** The same where each of them has an email as well. */
export const dispatchChunk = 50;
