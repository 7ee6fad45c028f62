import type { FieldError } from './error-codes.ts';

export interface FindPage {
  kind: 'find';
  reference: string;
  email: string;
  errors: FieldError[];
  isSent: boolean;
}
