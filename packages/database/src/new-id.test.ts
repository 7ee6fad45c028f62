import { expect, it } from 'vitest';
import { newId } from './new-id.ts';

it('a new id is a UUID of version 7 that sorts by time', () => {
  const at = Date.UTC(2026, 10, 21, 12);
  const ids = [at, at + 1, at + 60_000, at + 3_600_000].map((instant) => newId(instant));
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids.toSorted()).toEqual(ids);
  expect(Number.parseInt(ids[0]?.replace('-', '').slice(0, 12) ?? '', 16)).toBe(at);
  expect(new Set(Array.from({ length: 1000 }, () => newId(at))).size).toBe(1000);
});
