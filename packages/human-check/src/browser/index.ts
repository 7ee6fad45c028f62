export { solveChallenge } from './solve-challenge.ts';
export type { SolvedCheck, SolveOptions } from './solve-challenge.ts';
