// Visitors' steps before sending are counted, and written at the latest when the server stops.
import { createOffer, readInsights, transitionOffer } from '@doorstep/core';
import { createDataFolder, itemInput, offerInput } from '@doorstep/testing';
import { expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';
import { openInstallation } from '../src/open-installation.ts';

it('opening a page, choosing an address and checking the request are counted separately', async () => {
  const folder = createDataFolder();
  const open = async () =>
    createApp(await openInstallation(loadConfig({ DOORSTEP_DATA: folder.path, DOORSTEP_DEMO: 'off', PORT: '0' })), {
      level: 'silent',
    });
  let app = await open();
  try {
    const url = await app.start();
    const staff = app.contextFor({ kind: 'command_line' });
    const draft = await createOffer(staff, offerInput({ slug: 'bins', items: [itemInput()] }));
    const { definition } = await transitionOffer(staff, { id: draft.id, transition: 'publish' });
    const page = `${url}/o/bins`;
    const typed = { line1: '12 Mill Lane', city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' };
    const statuses = [
      (await fetch(page)).status,
      (await fetch(`${page}?lang=fr`)).status,
      // A HEAD request is no visit.
      (await fetch(page, { method: 'HEAD' })).status,
      (
        await fetch(`${url}/api/offers/bins/home`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ address: { typed } }),
        })
      ).status,
    ];
    expect(statuses).toEqual([200, 200, 200, 200]);
    const check = (name: string) =>
      fetch(`${page}/check`, {
        method: 'POST',
        body: new URLSearchParams({
          'address.way': 'typed',
          'address.line1': typed.line1,
          'address.city': typed.city,
          'address.postcode': typed.postcode,
          'address.country': typed.country,
          unitAsked: 'yes',
          'contact.name': name,
          [`quantity.${definition.items[0]?.id}`]: '1',
        }),
      });
    expect((await check('Robin Fictional')).status).toBe(200);
    // The form again, with the missing fields marked.
    expect((await check('')).status).toBe(422);
    await app.stop();

    app = await open();
    const { steps } = await readInsights(app.contextFor({ kind: 'command_line' }), { period: '7', timeZone: 'UTC' });
    const found = steps.find(({ step }) => step === 'found')?.visits;
    expect(found).toBeGreaterThanOrEqual(1);
    expect(steps.filter(({ step }) => step !== 'found')).toEqual([
      { step: 'opened', visits: 2 },
      { step: 'checked', visits: 1 },
      { step: 'sent', visits: 0 },
    ]);
  } finally {
    await app.stop();
    folder.remove();
  }
});
