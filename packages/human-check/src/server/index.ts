export type * from './human-check-provider.ts';
export { proofOfWork } from './proof-of-work.ts';
export type { ProofOfWorkEffort, ProofOfWorkOptions } from './proof-of-work.ts';
