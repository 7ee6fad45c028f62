import { transitionOffer, type Actor } from '@doorstep/core';
import { expectPage } from '@doorstep/testing/expect-page';
import { describe, it } from 'vitest';
import { consoleTest } from './console-test.ts';

const test = consoleTest();

describe('the facts of a request', () => {
  it('show the result of the human check, or why none was needed', async () => {
    const { page, go, visitors, storedOffer } = test;
    const bins = await storedOffer('bins');
    const check = page.locator('.facts div', { hasText: 'Human check' }).locator('dd');
    const program: Actor = {
      kind: 'token',
      id: 't-1',
      name: 'Call centre',
      scopes: ['requests.enter'],
      offerIds: null,
    };
    const asked = [
      [await visitors.ask(bins, 70), 'Passed'],
      [await visitors.ask(bins, 71, { hasPass: false }), 'Not passed'],
      [
        await visitors.ask(bins, 72, { hasPass: false, actor: test.as('olive').actor, input: { source: 'staff' } }),
        'Not needed: entered by staff',
      ],
      [
        await visitors.ask(bins, 73, { hasPass: false, actor: program, input: { source: 'api' } }),
        'Not needed: sent by a program',
      ],
    ] as const;
    for (const [{ id }, text] of asked) {
      await go(`/staff/requests/${id}`);
      await expectPage(check).toHaveText(text);
    }
  });

  it('list the same person’s other requests, and what identifies them', async () => {
    const { page, go, visitors, storedOffer } = test;
    const panel = page.locator('.panel', { has: page.getByRole('heading', { name: 'Same person' }) });
    const contact = { name: 'Cora Vintner', email: 'cora@mail.example', phone: '01632 960 777' };
    const kits = await transitionOffer(test.as('olive'), { id: test.town.offers.kits, transition: 'reopen' });
    const one = await visitors.ask(await storedOffer('bins'), 70, { body: { contact } });
    const other = await visitors.ask(kits, 71, { body: { contact } });
    await go(`/staff/requests/${one.id}`);
    await expectPage(panel.getByRole('link', { name: other.reference })).toBeVisible();
    await expectPage(panel).toContainText('Water-saving kit · same email and phone');
    await go(`/staff/requests/${test.request(1).id}`);
    await expectPage(page.getByText('No other requests with this email address or phone number.')).toBeVisible();
    await expectPage(panel).toBeHidden();
  });
});
