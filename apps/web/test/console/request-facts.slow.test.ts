import { expectPage } from '@doorstep/testing/expect-page';
import { describe, it } from 'vitest';
import { withConsole } from './with-console.ts';

const test = withConsole();

describe('what is known of a request', () => {
  it('says what it was checked by, and not what staff made of it', async () => {
    const { page, go, standIn } = test;
    const request = standIn.data.requests[1]!;
    const check = page.locator('.facts div', { hasText: 'Human check' }).locator('dd');
    const known = [
      [{ checkProvider: 'pow', source: 'web', hasPass: true }, 'Passed'],
      [{ checkProvider: null, source: 'web', hasPass: true }, 'Not passed'],
      [{ checkProvider: null, source: 'staff', hasPass: true }, 'Not needed: entered by staff'],
      [{ checkProvider: null, source: 'api', hasPass: true }, 'Not needed: sent by a program'],
    ] as const;
    for (const [what, text] of known) {
      Object.assign(request, what);
      await go('/staff/requests/r-1');
      await expectPage(check).toHaveText(text);
    }
  });

  it('says what the same person asked for besides, and what tells that it is them', async () => {
    const { page, go } = test;
    const panel = page.locator('.panel', { has: page.getByRole('heading', { name: 'Same person' }) });
    await go('/staff/requests/r-2');
    await expectPage(panel.getByRole('link', { name: 'DS-H1B5M-11' })).toBeVisible();
    await expectPage(panel).toContainText('Water butts · same email and phone');
    await go('/staff/requests/r-1');
    await expectPage(page.getByText('No other requests with this email address or phone number.')).toBeVisible();
    await expectPage(panel).toBeHidden();
  });
});
