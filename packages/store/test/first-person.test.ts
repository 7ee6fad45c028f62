import { acceptInvitation, inviteStaff } from '@doorstep/core';
import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';
import { databases, useStore } from './stores.ts';

describe.each(databases)('accounts on %s:', (kind) => {
  const stores = useStore(kind);

  it('the first-run link creates one account when several people use it at once', async () => {
    const { staff } = createGate(stores.store);
    const links = await Promise.all([1, 2, 3, 4].map(() => inviteStaff(staff, null)));
    const outcomes = await Promise.allSettled(
      links.map(({ token }, index) =>
        acceptInvitation(staff, { token, accountId: `account-${index}`, name: 'First', email: `${index}@example.org` }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await stores.store.people.list()).map(({ role }) => role)).toEqual(['owner']);
  });

  it('an invitation creates one account when it is used several times at once', async () => {
    const { staff } = createGate(stores.store);
    const token = staff.secrets.newToken();
    const invited = { id: 'one', role: 'viewer', isFirstRun: false, invitedBy: null } as const;
    const times = { expiresAt: Date.now() + 60_000, usedAt: null };
    await stores.store.people.insertInvitation({ tokenHash: staff.secrets.hash(token), ...invited, ...times });
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4].map((index) =>
        acceptInvitation(staff, { token, accountId: `viewer-${index}`, name: 'V', email: `v${index}@example.org` }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
