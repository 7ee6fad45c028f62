import type { FieldError } from './error-codes.ts';

export interface FindPage {
  kind: 'find';
  /** As typed, or as the address named it. */
  reference: string;
  email: string;
  errors: FieldError[];
  /** Answered the same whether the two belong together or not. */
  isSent: boolean;
}
