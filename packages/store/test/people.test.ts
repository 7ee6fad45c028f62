import { acceptInvitation, changeRole, inviteStaff, removePerson, type Person } from '@doorstep/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';
import { databases, openTestStore, type TestStore } from './stores.ts';

describe.each(databases)('the team on %s', (kind) => {
  let stores: TestStore;
  let people: Person[];
  const staff = () => createGate(stores.store).staff;
  beforeAll(async () => {
    stores = await openTestStore(kind);
    people = [];
    for (const [index, role] of (['owner', 'owner', 'fulfiller'] as const).entries()) {
      const { token } = await inviteStaff(staff(), role);
      const [accountId, email] = [`account-${index}`, `${index}@example.org`];
      people.push(await acceptInvitation(staff(), { token, accountId, name: `Person ${index}`, email }));
    }
  });
  afterAll(() => stores.end());

  it('keeps one of two owners who demote each other at once', async () => {
    const [one, other] = people;
    const outcomes = await Promise.allSettled([
      changeRole(staff(), { id: one?.id ?? '', version: 1, role: 'viewer' }),
      removePerson(staff(), { id: other?.id ?? '' }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refusal = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refusal.reason).toMatchObject({ code: 'last_owner' });
    const left = await stores.store.people.list();
    expect(left.filter(({ role }) => role === 'owner')).toHaveLength(1);
  });

  it('sets a new password with one link, once, even if several were issued', async () => {
    const { id = '' } = people[2] ?? {};
    const { people: stored } = stores.store;
    for (const tokenHash of ['first', 'second'])
      await stored.putPasswordLink({ tokenHash, personId: id, expiresAt: 9 }, 1);
    const outcomes = await Promise.all([
      stored.usePasswordLink('first', id, 2),
      stored.usePasswordLink('first', id, 2),
    ]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await stored.findByPasswordLink('second', 2)).toBe(null);
  });

  it('records every role change and removal', async () => {
    const id = people[2]?.id ?? '';
    const packer = { id, version: 1, role: 'packer' } as const;
    await changeRole(staff(), packer);
    // Sent again, or chosen by another owner too: it is as wanted.
    await changeRole(staff(), packer);
    await expect(changeRole(staff(), { ...packer, role: 'editor' })).rejects.toMatchObject({
      code: 'version_conflict',
    });
    await removePerson(staff(), { id });
    const entries = await stores.store.audit.of('person', id);
    expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
      ['person.joined', { role: 'fulfiller' }],
      ['person.role_changed', { from: 'fulfiller', to: 'packer' }],
      ['person.removed', { name: 'Person 2', role: 'packer' }],
    ]);
    await expect(removePerson(staff(), { id })).rejects.toMatchObject({ code: 'person_not_found' });
  });
});
