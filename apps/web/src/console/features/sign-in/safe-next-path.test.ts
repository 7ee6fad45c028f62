import { describe, expect, it } from 'vitest';
import { safeNextPath } from './safe-next-path.ts';

describe('where to go after signing in', () => {
  it.each([
    [null, '/staff'],
    ['/staff/requests?state=held', '/staff/requests?state=held'],
    ['https://elsewhere.example/staff', '/staff'],
    ['//elsewhere.example', '/staff'],
    ['/staffing', '/staff'],
    ['/o/compost-bin', '/staff'],
  ])('%s leads to %s', (next, expected) => {
    expect(safeNextPath(next)).toBe(expected);
  });
});
