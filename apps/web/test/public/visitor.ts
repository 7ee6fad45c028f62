import { catalogueFor, createTranslator } from '@doorstep/messages';
import type { Page } from '@playwright/test';

export const { t } = createTranslator('en', catalogueFor('en', ['public', 'offer']));

type TextId = Parameters<typeof t>[0];
const button = (page: Page, id: TextId) => page.getByRole('button', { name: t(id) });
const hasHeading = (page: Page, id: TextId) => page.getByRole('heading', { name: t(id) }).waitFor();
const nameField = (page: Page) => page.getByLabel(t('public.contact.name'));
const addressField = (page: Page) => page.getByLabel(t('public.address.search'));
const chosenAddress = (page: Page) => page.getByText(t('public.address.yours'));
const isOnCheckPage = (page: Page) => hasHeading(page, 'public.check.title');

export const visitor = {
  button,
  nameField,
  addressField,
  chosenAddress,
  isOnForm: (page: Page) => hasHeading(page, 'offer.giving.first_come.heading'),
  isOnCheckPage,
  hasReceipt: (page: Page) => hasHeading(page, 'public.standing.accepted'),

  async fillsIn(page: Page, origin: string, typed = '12 sam') {
    await page.goto(`${origin}/o/compost-bin`);
    await page.getByLabel('Compost bin, 220 litres').check();
    await addressField(page).pressSequentially(typed);
    await page.getByRole('option', { name: /^12 Sample Row/ }).click();
    await chosenAddress(page).waitFor();
    await nameField(page).fill('Robin Sample');
    await page.getByLabel('In a shared garden').check();
  },

  async goesToCheckPage(page: Page) {
    await button(page, 'public.form.check').click();
    await isOnCheckPage(page);
  },
};
