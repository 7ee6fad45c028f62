import type { FieldError } from './error-codes.ts';

/** Having the link to a request mailed by its reference and email address, for who has lost it. */
export interface FindPage {
  kind: 'find';
  /** As typed, or as the address named it. */
  reference: string;
  email: string;
  errors: FieldError[];
  /** Answered the same whether the two belong together or not. */
  isSent: boolean;
}
