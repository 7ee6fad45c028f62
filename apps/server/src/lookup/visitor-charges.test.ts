import { expect, it } from 'vitest';
import type { LookupCaller } from './lookup-budgets.ts';
import { createVisitorCharges, type VisitorCharges } from './visitor-charges.ts';

const limits = {
  visitor: { findsAtFirst: 4, findsPerAddress: 3, addressesADay: 2 },
  network: { findsAtFirst: 10, findsPerAddress: 3, addressesADay: 3 },
  key: { findsAtFirst: 2, findsPerAddress: 1, addressesADay: 1 },
};
const day = 86_400_000;
const visitor = (session: string, network = '10.0.0'): LookupCaller => ({ kind: 'visitor', session, network });
const open = (now: () => number = () => 0) => createVisitorCharges(limits, now);

/** How many of so many calls are allowed. */
function allowed(
  charges: VisitorCharges,
  call: 'ofFind' | 'ofRetrieve',
  { caller, of = 30 }: { caller: LookupCaller; of?: number },
) {
  return Array.from({ length: of }, () => charges[call](caller).take()).filter(({ kind }) => kind === 'allowed').length;
}

it('lets a visitor search so often, and further with each address that is chosen', () => {
  const charges = open();
  expect(allowed(charges, 'ofFind', { caller: visitor('a') })).toBe(4);
  expect(allowed(charges, 'ofRetrieve', { caller: visitor('a'), of: 1 })).toBe(1);
  expect(allowed(charges, 'ofFind', { caller: visitor('a') })).toBe(3);
  expect(allowed(charges, 'ofFind', { caller: visitor('b') })).toBe(4);
});

it('lets a visitor choose so many addresses a day, and a network some more, whatever sessions it makes up', () => {
  const charges = open();
  expect(allowed(charges, 'ofRetrieve', { caller: visitor('a') })).toBe(2);
  expect(['b', 'c', 'd'].map((name) => allowed(charges, 'ofRetrieve', { caller: visitor(name) }))).toEqual([1, 0, 0]);
  expect(allowed(charges, 'ofRetrieve', { caller: visitor('e', '10.0.1') })).toBe(2);
});

it('lets a network search so often, whatever sessions it makes up', () => {
  const charges = open();
  const sessions = Array.from({ length: 20 }, (_, index) => visitor(`s${index}`));
  expect(sessions.map((caller) => allowed(charges, 'ofFind', { caller })).reduce((sum, one) => sum + one)).toBe(10);
});

it('takes visitors without a session for their network', () => {
  const charges = open();
  expect(allowed(charges, 'ofFind', { caller: visitor('') })).toBe(10);
  expect(allowed(charges, 'ofFind', { caller: visitor('', '10.0.1') })).toBe(10);
});

it('counts a key by itself', () => {
  const charges = open();
  expect(allowed(charges, 'ofFind', { caller: { kind: 'key', keyId: 'shop', network: '10.0.0' } })).toBe(2);
  expect(allowed(charges, 'ofFind', { caller: { kind: 'key', keyId: 'shop', network: '10.0.1' } })).toBe(0);
  expect(allowed(charges, 'ofFind', { caller: visitor('a') })).toBe(4);
});

it('gives back what was not used, and begins anew with the day, which it says', () => {
  let now = day / 2;
  const charges = open(() => now);
  for (let count = 0; count < 9; count += 1) {
    const charge = charges.ofRetrieve(visitor('a'));
    expect(charge.take()).toEqual({ kind: 'allowed' });
    charge.giveBack();
  }
  expect(allowed(charges, 'ofRetrieve', { caller: visitor('a') })).toBe(2);
  expect(charges.ofRetrieve(visitor('a')).take()).toEqual({ kind: 'refused', retryAfterSeconds: 43_200 });
  now = day;
  expect(allowed(charges, 'ofRetrieve', { caller: visitor('a') })).toBe(2);
});
