// Accepted requests become parcels: staff batch them, print labels, pack and dispatch, and each visitor is emailed.
import { readFile } from 'node:fs/promises';
import { extractText } from 'unpdf';
import { anotherVisitor } from './another-visitor.ts';
import { expect, test } from './journey.ts';
import { createStaffPerson } from './staff-person.ts';

/** Each address was misheard on the phone and corrected before packing: labels have the address as of packing. */
const recipients = [
  { name: 'Ada Quill', email: 'ada@marrowvale.example', misheard: '1 Quay Street', street: '31 Quay Street' },
  { name: 'Ben Marsh', email: 'ben@marrowvale.example', misheard: '2 Quay Street', street: '32 Quay Street' },
  { name: 'Cleo Reed', email: 'cleo@marrowvale.example', misheard: '3 Quay Street', street: '33 Quay Street' },
];

test('staff batch accepted requests, print labels, pack and dispatch, and visitors see that parcels are on their way', async ({
  page,
  watch,
  staff,
  installation,
  browser,
}) => {
  const title = 'A stock pot for every kitchen';
  const offer = await staff.publishOffer({ title: { en: title } });
  const parcels: { reference: string; name: string; email: string; street: string }[] = [];
  // One after another: a batch takes the oldest first.
  for (const { misheard, ...recipient } of recipients) {
    const { id, reference, state } = await staff.enterRequest(offer, { ...recipient, street: misheard });
    expect(state).toBe('accepted');
    await staff.correctAddress(id, recipient.street);
    parcels.push({ reference, ...recipient });
  }

  const person = createStaffPerson(page, watch);
  const { t } = person;
  const shows = (text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const saves = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), press(name)]);
    return readFile(await download.path());
  };
  watch.expectErrors(/401/); // the session check before signing in

  await test.step('staff create a batch of the offer and lock it', async () => {
    await page.goto('/staff/batches');
    await person.signsIn();
    await person.sees(t('staff.nav.batches'));
    await page
      .getByRole('link', { name: t('staff.batches.new') })
      .first()
      .click();
    await person.sees(t('staff.batches.new'));
    await person.field('staff.batches.offer').selectOption(title);
    await press(t('staff.batch_new.submit', { parcels: 3 }));
    await person.sees(/^B-\d{4}$/);
    const rows = page.getByRole('table', { name: t('staff.batch.parcels') }).getByRole('rowheader');
    await expect(rows).toHaveText(parcels.map(({ reference }) => reference));
    await person.button('staff.batch.lock').click();
    await shows(t('staff.batch.done.lock'));
  });

  await test.step('the label PDF has every parcel once', async () => {
    await person.field('staff.files.sender_street').fill('1 High Street');
    await person.field('staff.files.sender_city').fill('Marrow Vale');
    const pdf = await saves(t('staff.files.print_labels'));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
    const alike = /^(Marrow Vale.*|ZZ1 2BB|UNITED KINGDOM)$/;
    expect(text.split('\n').filter((line) => !alike.test(line))).toEqual(
      parcels.flatMap(({ reference, name, street }) => [name, street, reference]),
    );
  });

  await test.step('the carrier file has every address once', async () => {
    await person.field('staff.files.columns').fill('Order=reference,To=name,Street=line1,Zip=postcode');
    const csv = await saves(t('staff.files.save_carrier_file'));
    expect(csv.toString().trim().split('\r\n')).toEqual([
      'Order,To,Street,Zip',
      ...parcels.map(({ reference, name, street }) => `${reference},${name},${street},ZZ1 2BB`),
    ]);
  });

  await test.step('staff tick every parcel as packed', async () => {
    await page.getByRole('link', { name: t('staff.batch.step.pack'), exact: true }).click();
    for (const { reference, name } of parcels) {
      await expect(page.getByRole('region', { name })).toContainText(reference);
      await person.button('staff.packing.pack').click();
      await shows(t('staff.packing.done', { reference }));
    }
    await shows(t('staff.packing.finished'));
    await watch.look();
  });

  await test.step('staff dispatch the batch', async () => {
    await page.getByRole('link', { name: t('staff.packing.to_dispatch') }).click();
    await shows(t('staff.batch.next.packed'));
    await press(t('staff.batch.dispatch_all', { left: 3 }));
    const dialog = page.getByRole('dialog', { name: t('staff.batch.dispatch_all_title', { left: 3 }) });
    await dialog.getByRole('button', { name: t('staff.batch.dispatch_all', { left: 3 }) }).click();
    await shows(t('staff.batch.dispatched', { dispatched: 3, emails: 3, way: 'sent' }));
    await watch.look();
  });

  await test.step('each receipt’s link opens a page that says the parcel is on its way', async () => {
    const mails = parcels.map(({ email, reference }) => installation.mailTo(email, new RegExp(reference)));
    const [mail = ''] = await Promise.all(mails);
    const { visitor, end } = await anotherVisitor(browser, installation);
    await visitor.page.goto(/https?:\S+\/r\/\S+/.exec(mail)?.[0] ?? '');
    await visitor.sees('public.standing.dispatched');
    await expect(visitor.page.locator('#reference')).toHaveText(parcels[0]?.reference ?? '');
    await end();
  });
});
