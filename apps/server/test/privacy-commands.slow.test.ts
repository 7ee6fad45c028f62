// `privacy report`, `privacy export` and `privacy erase` next to a running server.
import { describe, expect, it } from 'vitest';
import { databases } from './real-servers.ts';
import { serversForAll } from './with-servers.ts';

describe.each(databases)('privacy on the command line, %s', (kind) => {
  const real = serversForAll(kind, 1);

  it('reports stored data and their retention, exports a person’s data, and erases them', async () => {
    const offer = await real.open({ retentionDays: 30 });
    const contact = { name: 'Ashby Fictional', email: 'ashby@example.org' };
    const { saved } = await real.send(offer, { body: { contact } });
    const { stdout: before } = await real.run(['privacy', 'report']);
    expect(before).toMatch(new RegExp(`${offer.slug} +requests, open +1 +30 days after the end`));
    expect(before).toMatch(new RegExp(`${offer.slug} +emails to visitors +1 `));

    const exported = await real.run(['privacy', 'export', saved.reference.toLowerCase()]);
    expect(exported.code).toBe(0);
    expect(JSON.parse(exported.stdout)).toMatchObject({
      request: { reference: saved.reference, contact, offer: offer.slug },
      emails: [{ to: contact.email, about: 'receipt' }],
    });
    expect(exported.stdout).not.toContain(saved.url.split('/').at(-1));

    const erased = await real.run(['privacy', 'erase', saved.reference, '--yes']);
    expect(erased).toMatchObject({ code: 0, stdout: `${saved.reference} erased, and withdrawn before\n` });
    expect((await real.run(['privacy', 'export', saved.reference])).stdout).not.toContain('shby');
    expect(await real.balance(offer)).toMatchObject([{ taken: 0, owed: 0 }]);
    // The link no longer works.
    expect(await real.withdraw(saved, 0)).toBe(404);
    expect(await real.run(['privacy', 'erase', 'AAAA-AAAA-AAAA', '--yes'])).toMatchObject({ code: 1, stdout: '' });
    expect((await real.run(['privacy', 'report'])).stdout).not.toMatch(/requests, |emails to visitors/);
  });
});
