import { retrievedAddress } from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGate, outcomeOf } from './gate.ts';
import { databases, openTestStore, type TestStore } from './stores.ts';

describe.each(databases)('of a home that has had its share, on %s,', (kind) => {
  let stores: TestStore;
  beforeAll(async () => {
    stores = await openTestStore(kind);
  });
  afterAll(() => stores.end());

  it('who has no pass learns nothing: the request is held like any other', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open();
    const home = retrievedAddress({ number: '91' });
    expect(await outcomeOf(gate.send(offer, { home }))).toBe('accepted');
    expect(await outcomeOf(gate.send(offer, { home, pass: null }))).toBe('held');
    expect(await outcomeOf(gate.send(offer, { home }))).toBe('already_asked');
  });
});
