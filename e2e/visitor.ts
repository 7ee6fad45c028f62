// What a visitor does, named as they would say it. Words on the page come from the message catalogue, so that the same
// journey can be made in every language.
import { catalogueFor, createTranslator } from '@doorstep/messages';
import { expect, type Locator, type Page } from '@playwright/test';
import type { PageWatch } from './page-watch.ts';

export interface Visitor {
  page: Page;
  /** The text of a message in the visitor's language. */
  t(id: string, values?: Record<string, string | number>): string;
  opens(slug: string): Promise<void>;
  /** A field by its name in the form, such as `contact.name`. */
  field(name: string): Locator;
  typesAddress(text: string): Promise<void>;
  /** Chooses a suggestion whose text holds these words; opens it when it is a container. */
  chooses(words: string | RegExp): Promise<void>;
  fillsIn(fields: Record<string, string>): Promise<void>;
  /** Goes on to "Check your request". */
  checks(): Promise<void>;
  /** Sends, and waits for what comes of it. */
  sends(): Promise<void>;
  /** Stands on the receipt; its reference. */
  hasReceipt(): Promise<string>;
}

interface VisitorOptions {
  page: Page;
  watch: PageWatch;
  language: string;
}

export function createVisitor({ page, watch, language }: VisitorOptions): Visitor {
  const translator = createTranslator(language, catalogueFor(language, ['errors', 'public']));
  const t: Visitor['t'] = (id, values) => translator.t(id, values);
  const field = (name: string) => page.locator(`[id="${name}"]`);
  return {
    page,
    t,
    field,
    opens: async (slug) => {
      await page.goto(`/o/${slug}${language === 'en' ? '' : `?lang=${language}`}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await watch.look();
    },
    typesAddress: async (text) => {
      await field('address.search').click();
      await field('address.search').pressSequentially(text, { delay: 15 });
    },
    chooses: async (words) => {
      await page.getByRole('option', { name: words }).first().click();
    },
    fillsIn: async (fields) => {
      for (const [name, value] of Object.entries(fields)) await field(name).fill(value);
    },
    checks: async () => {
      await page.getByRole('button', { name: t('public.form.check') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('public.check.title') })).toBeVisible();
      await watch.look();
    },
    sends: async () => {
      await page.getByRole('button', { name: t('public.check.send') }).click();
    },
    hasReceipt: async () => {
      await page.waitForURL(/\/r\/[^/]+$/);
      await watch.look();
      return new URL(page.url()).pathname.split('/')[2] ?? '';
    },
  };
}
