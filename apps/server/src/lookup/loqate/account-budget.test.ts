import { expect, it } from 'vitest';
import { createAccountBudget } from './account-budget.ts';

const day = 86_400_000;
const hour = 3_600_000;

it('pays for so many addresses a day and no more; then none is looked for either', () => {
  let now = day / 2;
  const account = createAccountBudget({ retrievesADay: 2 }, () => now);
  expect([account.takeRetrieve(), account.takeRetrieve()]).toEqual([null, null]);
  expect(account.takeRetrieve()).toBe('retrieves_a_day');
  expect(account.takeFind()).toBe('retrieves_a_day');
  now = day;
  expect([account.takeFind(), account.takeRetrieve()]).toEqual([null, null]);
});

it('does not count what was not charged', () => {
  const account = createAccountBudget({ retrievesADay: 1 }, () => 0);
  for (let count = 0; count < 5; count += 1) {
    expect(account.takeRetrieve()).toBeNull();
    account.giveBack('retrieve');
  }
});

it('stops looking when far more is searched for than chosen, until the hour is over', () => {
  let now = 0;
  const account = createAccountBudget({ retrievesADay: 100_000 }, () => now);
  const finds = (count: number) => Array.from({ length: count }, () => account.takeFind());
  for (let count = 0; count < 20; count += 1) account.takeRetrieve();
  expect(finds(1200).every((limit) => limit === null)).toBe(true); // 60 for each
  expect(account.takeFind()).toBe('finds_unmatched');
  account.takeRetrieve();
  expect(finds(60).every((limit) => limit === null)).toBe(true);
  expect(account.takeFind()).toBe('finds_unmatched');
  now = hour;
  expect(account.takeFind()).toBeNull();
});
