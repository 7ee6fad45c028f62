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
});
