// The very first start of Doorstep: the addresses that it prints.
import { startInstallation } from './installation.ts';
import { expect, test } from './journey.ts';
import { anotherVisitor } from './another-visitor.ts';
import { createStaffPerson } from './staff-person.ts';
import { watchPage } from './page-watch.ts';

test('visitors can request the demo offer at once, and the first-run link opens the console', async ({ browser }) => {
  const installation = await startInstallation({ store: 'sqlite' }, { DOORSTEP_DEMO: 'on' });
  try {
    const { visitor, end } = await anotherVisitor(browser, installation);
    await visitor.page.goto('/');
    await visitor.page.getByRole('main').getByRole('link').first().click();
    await expect(visitor.page).toHaveURL(/\/o\/compost-bin$/);
    await visitor.typesAddress('clover house mill road');
    await visitor.chooses(/Clover House, Mill Road/);
    await visitor.page.locator('[type=checkbox][id^="quantity."]').first().check();
    await visitor.fillsIn({ 'contact.name': 'Sam Marrow' });
    await visitor.checks();
    await visitor.sends();
    await visitor.hasReceipt();
    await visitor.sees('public.standing.accepted');
    await end();

    // Printed only on a terminal, where a person reads it; elsewhere there is a command.
    expect(installation.output()).not.toContain('/staff/invitation/');
    const { stdout } = await installation.doorstep('staff', 'link');
    const link = /\/staff\/invitation\/\S+/.exec(stdout)?.[0] ?? '';
    const page = await (await browser.newContext({ baseURL: installation.url })).newPage();
    const watch = watchPage(page, installation.url);
    await createStaffPerson(page, watch).setsUp(link);
    await expect(page.getByRole('main')).toContainText('compost', { ignoreCase: true });
  } finally {
    await installation.stop();
  }
});
