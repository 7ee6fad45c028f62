// A visitor's actions, in a visitor's words. Texts come from the message catalogue, so that a journey can run in every
// language.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Giving } from '@doorstep/contract';
import { catalogueFor, createTranslator, type TextId } from '@doorstep/messages';
import { expect, type Locator, type Page } from '@playwright/test';
import type { PageWatch } from './page-watch.ts';

export interface Visitor {
  page: Page;
  /** The text of a message in the visitor's language. */
  t(id: TextId, values?: Record<string, string | number>): string;
  opens(slug: string): Promise<void>;
  /** A field by its name in the form, such as `contact.name`. */
  field(name: string): Locator;
  button(id: TextId): Locator;
  /** The current page, by its main heading. */
  sees(id: TextId, values?: Record<string, string | number>): Promise<void>;
  typesAddress(text: string): Promise<void>;
  /** Chooses a suggestion; opens it if it contains more addresses. */
  chooses(words: string | RegExp): Promise<void>;
  /** Types, and chooses the exact address. */
  findsAddress(text: string): Promise<void>;
  fillsIn(fields: Record<string, string>): Promise<void>;
  /** Goes on to "Check your request". */
  checks(): Promise<void>;
  /** Opens an offer, fills it in with one address, and goes on to "Check your request". */
  getsToCheck(slug: string, address: string): Promise<void>;
  /** @param giving Names the button; first come, first served by default. */
  sends(giving?: Giving): Promise<void>;
  /**
   * Expects the receipt.
   * @returns its reference.
   */
  hasReceipt(): Promise<string>;
  /** The whole way with one address, to the receipt. */
  asks(slug: string, address: string, giving?: Giving): Promise<string>;
  /** From the receipt to the correction of one field, named by its label. */
  putsRight(label: TextId): Promise<void>;
  takesItBack(): Promise<void>;
}

/** Forms that are sent sooner after the server issued them count as a machine's, and are held. */
const minOpenMs = 3000;

/**
 * Waits until a person could have filled in the form. Counts from the time at the start of its token, because the
 * server measures by its own clock.
 */
export async function waitUntilReadable(formToken: string): Promise<void> {
  const issuedAtMs = Number.parseInt(Buffer.from(formToken, 'base64url').toString(), 10);
  expect(issuedAtMs, 'when the form was issued').toBeGreaterThan(0);
  await sleep(Math.max(0, issuedAtMs + minOpenMs - Date.now()));
}

interface VisitorOptions {
  page: Page;
  watch: PageWatch;
  language: string;
}

export function createVisitor({ page, watch, language }: VisitorOptions): Visitor {
  const translator = createTranslator(language, catalogueFor(language, ['errors', 'public', 'offer']));
  const t: Visitor['t'] = (id, values) => translator.t(id, values);
  const field = (name: string) => page.locator(`[id="${name}"]`);
  const button = (id: TextId) => page.getByRole('button', { name: t(id), exact: true });

  const visitor: Visitor = {
    page,
    t,
    field,
    button,
    opens: async (slug) => {
      await page.goto(`/o/${slug}${language === 'en' ? '' : `?lang=${language}`}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await watch.look();
    },
    sees: async (id, values) => {
      await expect(page.getByRole('heading', { level: 1, name: t(id, values) })).toBeVisible();
      await watch.look();
    },
    typesAddress: async (text) => {
      await expect(field('address.search')).toHaveRole('combobox');
      await field('address.search').pressSequentially(text, { delay: 10 });
    },
    chooses: (words) => page.getByRole('option', { name: words }).first().click(),
    findsAddress: async (text) => {
      await visitor.typesAddress(text);
      await visitor.chooses(new RegExp(`^${text}\\b`, 'i'));
      await expect(page.locator('.chosen-address')).toContainText(text);
    },
    fillsIn: async (fields) => {
      for (const [name, value] of Object.entries(fields)) await field(name).fill(value);
    },
    checks: async () => {
      await button('public.form.check').click();
      await visitor.sees('public.check.title');
    },
    getsToCheck: async (slug, address) => {
      await visitor.opens(slug);
      await visitor.findsAddress(address);
      await visitor.fillsIn({ 'contact.name': 'Sam Marrow' });
      await visitor.checks();
    },
    sends: async (giving = 'first_come') => {
      // Sent before its script runs, a form goes without the human check, and its request is held.
      if (watch.hasScripts) await expect(page.locator('.until-hydrated')).toHaveCount(0);
      await waitUntilReadable(await page.locator('[name=formToken]').inputValue());
      await button(`offer.giving.${giving}.send`).click();
    },
    hasReceipt: async () => {
      await page.waitForURL(/\/r\/[^/]+$/);
      await watch.look();
      return (await page.locator('#reference').textContent()) ?? '';
    },
    asks: async (slug, address, giving) => {
      await visitor.getsToCheck(slug, address);
      await visitor.sends(giving);
      return visitor.hasReceipt();
    },
    putsRight: async (label) => {
      await page.getByRole('link', { name: t('public.change.title') }).click();
      await visitor.sees('public.change.title');
      await page.getByRole('link', { name: `${t('public.check.change')} ${t(label)}`, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('public.change.title'));
    },
    takesItBack: async () => {
      await page.getByText(t('public.withdraw.open')).click();
      await button('public.withdraw.confirm').click();
      await visitor.sees('public.standing.withdrawn');
    },
  };
  return visitor;
}
