import { describe } from 'vitest';
import { accountCases } from './account-cases.ts';

describe('an account on SQLite', () => {
  accountCases('SQLite');
});
