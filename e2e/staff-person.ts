// What a member of staff does in the console, by its own labels.
import { catalogueFor, createTranslator, type TextId } from '@doorstep/messages';
import { expect, type Locator, type Page } from '@playwright/test';
import type { PageWatch } from './page-watch.ts';

export const credentials = {
  name: 'Robin Field',
  email: 'robin@marrowvale.example',
  password: 'wheelbarrow in the rain',
};

export interface StaffPerson {
  page: Page;
  t(id: TextId, values?: Record<string, string | number>): string;
  field(id: TextId): Locator;
  button(id: TextId): Locator;
  sees(heading: string | RegExp): Promise<void>;
  /** Opens the first-run link and creates the owner's account. */
  setsUp(link: string): Promise<void>;
  signsIn(): Promise<void>;
  signsOut(): Promise<void>;
  opensAccount(): Promise<void>;
  goesTo(place: 'offers' | 'requests' | 'batches' | 'mails' | 'people'): Promise<void>;
}

export function createStaffPerson(page: Page, watch: PageWatch): StaffPerson {
  const translator = createTranslator('en', catalogueFor('en', ['errors', 'staff']));
  const t: StaffPerson['t'] = (id, values) => translator.t(id, values);
  const field = (id: TextId) => page.getByLabel(t(id), { exact: true }).first();
  const button = (id: TextId) => page.getByRole('button', { name: t(id), exact: true });
  const person: StaffPerson = {
    page,
    t,
    field,
    button,
    sees: async (heading) => {
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await watch.look();
    },
    setsUp: async (link) => {
      await page.goto(link);
      await person.sees(t('staff.set_up.first_title'));
      await field('staff.set_up.name').fill(credentials.name);
      await field('staff.email').fill(credentials.email);
      await field('staff.password').fill(credentials.password);
      await button('staff.set_up.submit').click();
      await page.waitForURL(/\/staff$/);
      await person.goesTo('offers');
    },
    signsIn: async () => {
      await field('staff.email').fill(credentials.email);
      await field('staff.password').fill(credentials.password);
      await button('staff.sign_in').click();
    },
    signsOut: async () => {
      await page.locator('.account > summary').click();
      await button('staff.sign_out').click();
      await person.sees(t('staff.sign_in.title'));
    },
    opensAccount: async () => {
      await page.locator('.account > summary').click();
      await page.getByRole('link', { name: t('staff.nav.account') }).click();
    },
    goesTo: async (place) => {
      await page.getByRole('link', { name: t(`staff.nav.${place}`), exact: true }).click();
      await person.sees(t(`staff.nav.${place}`));
    },
  };
  return person;
}
