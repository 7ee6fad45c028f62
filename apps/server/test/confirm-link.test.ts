// The mailed confirmation link in every case in which it cannot confirm: a page says what happened and what the visitor
// can do, and the store agrees. Pages are read without JavaScript.
import { randomUUID } from 'node:crypto';
import { withdrawRequest, type Offer } from '@doorstep/core';
import type { ConfirmOutcome } from '@doorstep/contract';
import { catalogueFor, createTranslator } from '@doorstep/messages';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import type { RetrievedAddress } from '@doorstep/contract';
import { describe, expect, it } from 'vitest';
import { confirmPath } from './confirm-path.ts';
import { databases } from './real-servers.ts';
import { serversWithMail } from './with-servers.ts';

const { t } = createTranslator('en', catalogueFor('en', ['public', 'errors']));

describe.each(databases)('an emailed confirmation link, on %s,', (database) => {
  const { mail, real } = serversWithMail(database);

  const openLink = async (path: string, method = 'GET') => {
    const headers = { accept: 'text/html' };
    const answer = await fetch(`${real.servers[0]?.url}${path}`, { method, headers, redirect: 'manual' });
    const html = await answer.text();
    return {
      status: answer.status,
      html,
      to: answer.headers.get('location'),
      cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
    };
  };

  /** A request without a pass, and its mailed link. */
  async function unconfirmed(
    offer: Offer,
    { home, quantity = 1 }: { home?: RetrievedAddress; quantity?: number } = {},
  ) {
    const email = `${randomUUID().slice(0, 8)}@b.example`;
    const { saved } = await real.send(offer, {
      pass: null,
      ...(home === undefined ? {} : { home }),
      body: {
        contact: { name: 'Robin', email },
        lines: [{ item: offer.definition.items[0]?.id ?? '', quantity }],
      },
    });
    const request = await real.staff.store.requests.findByReference(saved.reference);
    if (request === null) throw new Error(`no request ${saved.reference}`);
    return { request, path: confirmPath(await mail.mailTo(email)) };
  }
  const findState = async ({ id }: { id: string }) => (await real.staff.store.requests.find(id))?.state;

  /** Expects the whole page of an outcome, and a request that is kept and has taken nothing. */
  function expectPage(html: string, outcome: ConfirmOutcome, reference: string): void {
    expect(html).toContain(`>${t(`public.confirm.${outcome}.title`)}</h1>`);
    for (const part of ['text', 'next'] as const)
      expect(html).toContain(t(`public.confirm.${outcome}.${part}`, { reference }));
    expect(html).toContain(`href="/r/${reference}"`);
    expect(html).not.toContain(t('public.error.other'));
  }

  // Concurrently: each waits for the next round of mails.
  it.concurrent('reports that none are left, and works once one is handed back', async () => {
    const offer = await real.open({ items: [itemInput({ openingStock: 1 })] });
    const { request, path } = await unconfirmed(offer);
    expect((await openLink(path)).html).toContain(t('public.confirm.button'));
    const other = await real.send(offer);
    const pressed = await openLink(path, 'POST');
    expect(pressed.status).toBe(409);
    expectPage(pressed.html, 'sold_out', request.reference);
    expect(await findState(request)).toBe('held');
    expect(await real.balance(offer)).toEqual([{ stock: 1, taken: 1, owed: 1 }]);
    // The page before the button says so, too, and its link leads to the request.
    const opened = await openLink(path);
    expect(opened.status).toBe(200);
    expectPage(opened.html, 'sold_out', request.reference);
    expect(opened.html).toContain(t('public.action.try_again'));
    const receipt = await fetch(`${real.servers[0]?.url}/r/${request.reference}`, {
      headers: { cookie: opened.cookie },
    });
    expect(await receipt.text()).toContain(t('public.standing.unconfirmed'));
    await real.withdraw(other.saved, 0);
    const again = await openLink(path, 'POST');
    expect([again.status, again.to]).toEqual([303, `/r/${request.reference}`]);
    expect(await findState(request)).toBe('accepted');
  });

  it.concurrent('reports that fewer are left than requested', async () => {
    const offer = await real.open({ items: [itemInput({ openingStock: 2, maxPerRequest: 2, maxPerHome: 2 })] });
    const { request, path } = await unconfirmed(offer, { quantity: 2 });
    await real.send(offer);
    const pressed = await openLink(path, 'POST');
    expect(pressed.status).toBe(409);
    expectPage(pressed.html, 'fewer_left', request.reference);
    expect(pressed.html).toContain(t('public.confirm.new_request'));
    expect(await findState(request)).toBe('held');
    expect(await real.balance(offer)).toEqual([{ stock: 2, taken: 1, owed: 1 }]);
  });

  it.concurrent('reports that someone else has since asked for the home, then leads to the request', async () => {
    const offer = await real.open();
    const home = retrievedAddress({ street: randomUUID() });
    const { request, path } = await unconfirmed(offer, { home });
    await real.send(offer, { home });
    const pressed = await openLink(path, 'POST');
    expect(pressed.status).toBe(409);
    expectPage(pressed.html, 'already_asked', request.reference);
    expect(pressed.html).toContain(t('public.refused.already_asked.rule_once'));
    expect(await findState(request)).toBe('held');
    expect(await real.balance(offer)).toMatchObject([{ taken: 1, owed: 1 }]);
    const opened = await openLink(path);
    expect([opened.status, opened.to]).toEqual([303, `/r/${request.reference}`]);
    const receipt = await fetch(`${real.servers[0]?.url}/r/${request.reference}`, {
      headers: { cookie: opened.cookie },
    });
    expect(await receipt.text()).toContain(t('public.standing.held_unreserved_next'));
  });

  it.concurrent('reports that it is too old, and keeps the request', async () => {
    const offer = await real.open();
    const { request, path } = await unconfirmed(offer);
    const tokenHash = real.staff.secrets.hash(path.split('/').at(-1) ?? '');
    await real.staff.store.mailedLinks.put({ tokenHash, requestId: request.id, expiresAt: Date.now() - 1000 });
    const opened = await openLink(path);
    expect(opened.status).toBe(410);
    expectPage(opened.html, 'expired', request.reference);
    const pressed = await openLink(path, 'POST');
    expect([pressed.status, pressed.to]).toEqual([303, path]);
    expect(await findState(request)).toBe('held');
    expect(await real.balance(offer)).toMatchObject([{ taken: 0 }]);
  });

  it.concurrent('leads to the request if nothing needs confirmation', async () => {
    const offer = await real.open();
    const { request, path } = await unconfirmed(offer);
    await withdrawRequest(real.staff, { id: request.id, reason: 'They telephoned.' });
    for (const method of ['GET', 'POST']) {
      const { status, to } = await openLink(path, method);
      expect([method, status]).toEqual([method, 303]);
      expect([path, `/r/${request.reference}`]).toContain(to);
    }
    expect(await findState(request)).toBe('withdrawn');
  });

  it('shows a contact if it is unknown, as does an unknown page', async () => {
    const offer = await real.open();
    const { name } = offer.definition.organisation;
    for (const [path, heading] of [
      ['/confirm/unknown', 'public.error.link'],
      ['/nowhere', 'public.error.not_here'],
      ['/o/no-such-offer', 'public.error.not_here'],
      ['/r/DS-0000-0000', 'public.error.not_here'],
    ] as const) {
      const { html } = await openLink(path);
      expect(html).toContain(`>${t(heading)}</h1>`);
      expect(html).toContain(t('public.footer.responsible', { organisation: name }));
      expect(html).toContain(t('public.footer.help'));
      expect(html).toContain(t('public.action.other_offers'));
    }
    const { html: unknown } = await openLink('/r/DS-0000-0000');
    const find = /href="(\/r\?[^"]*reference=DS-0000-0000)"/.exec(unknown)?.[1] ?? '';
    expect((await openLink(find.replaceAll('&amp;', '&'))).html).toContain('value="DS-0000-0000"');
    for (const path of ['/', '/r']) {
      const { html } = await openLink(path);
      expect(html).toContain(t('public.footer.help'));
      expect(html).toMatch(new RegExp(`href="/privacy[^"]*">${t('public.footer.contacts')}<`));
    }
    const { html } = await openLink(`/o/${offer.slug}/nowhere`);
    expect(html).toContain(`href="/o/${offer.slug}"`);
    expect(html).toContain(t('public.error.to_offer'));
  });
});
