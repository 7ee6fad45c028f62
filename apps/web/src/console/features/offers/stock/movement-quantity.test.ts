import { describe, expect, it } from 'vitest';
import { changeBy, readMovementQuantity } from './movement-quantity.ts';

describe('the quantity of a stock movement', () => {
  it.each([
    ['delivery', '40', 40],
    ['delivery', ' 7 ', 7],
    ['delivery', '-4', null],
    ['delivery', '0', null],
    ['damaged', '2', 2],
    ['correction', '-3', -3],
    ['correction', '−3', -3],
    ['correction', '+5', 5],
    ['correction', '0', null],
    ['returned', 'two', null],
    ['returned', '1.5', null],
    ['returned', '', null],
    ['count', '0', 0],
    ['count', '-1', null],
  ] as const)('%s of "%s" is %s', (kind, typed, expected) => {
    expect(readMovementQuantity(kind, typed)).toBe(expected);
  });

  it('subtracts damage from the stock', () => {
    expect(changeBy('damaged', 2, 9)).toBe(-2);
    expect(changeBy('correction', -2, 9)).toBe(-2);
    expect(changeBy('returned', 2, 9)).toBe(2);
    expect(changeBy('count', 7, 9)).toBe(-2);
  });
});
