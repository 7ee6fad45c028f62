import { operation } from '../../../../packages/contract/src/operations/operation.ts';
export const bad = operation;
