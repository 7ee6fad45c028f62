import { pseudoText } from '@doorstep/messages';
import { axeViolations } from '@doorstep/testing/axe-violations';
import { expectPage } from '@doorstep/testing/expect-page';
import { expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';
import { password } from './invented-town.ts';

const test = consoleTest({ locale: 'fr-CA' });
const button = (name: string) => test.page.getByRole('button', { name, exact: true });
const language = () => test.page.locator('html');
const openMenu = () => test.page.locator('.account > summary').click();

it('a French browser’s console is in French, from sign-in to a decision', async () => {
  const { page, go, settled } = test;
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const held = await test.visitors.ask(await test.storedOffer('bins'), 70, { isTyped: true });
  await test.signIn(null);
  await go('/staff/requests?state=held');
  await expectPage(language()).toHaveAttribute('lang', 'fr');
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Connexion');
  await page.getByLabel('Adresse e-mail').fill('olive@marling.example');
  await page.getByLabel('Mot de passe').fill('not the one');
  await button('Se connecter').click();
  await expectPage(page.getByRole('alert')).toContainText('Adresse e-mail ou mot de passe incorrect');
  await page.getByLabel('Mot de passe').fill(password);
  await button('Se connecter').click();

  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Demandes');
  await expectPage(page).toHaveTitle('Demandes – Doorstep');
  const row = page.getByRole('row').filter({ hasText: held.reference });
  await expectPage(row).toContainText('À vérifier');
  await expectPage(row).toContainText('adresse saisie à la main');

  await go(`/staff/requests/${held.id}`);
  await button('Refuser…').click();
  const dialog = page.getByRole('dialog', { name: 'Refuser cette demande' });
  const reason = dialog.getByLabel('Motif que verra le visiteur');
  await button('Refuser la demande').click();
  await expectPage(reason).toHaveAccessibleDescription(/Expliquez au visiteur, en quelques mots, pourquoi/);
  await reason.fill('Cette rue est hors du secteur.');
  await button('Refuser la demande').click();
  await expectPage(page.locator('main')).toContainText('Refusée.');
  expect((await test.stored(held)).state).toBe('declined');
  await settled();
  expect(scripts.filter((path) => /(?:assets\/|-page-)(?:en|en-XB)-[^/]*\.js$/.test(path))).toEqual([]);
});

it('the account menu changes the language, keeps input, and remembers the choice', async () => {
  const { page, go } = test;
  await go(`/staff/requests/${test.request(0).id}`);
  await page.getByLabel('Laisser une note à vos collègues').fill('Appeler lundi');
  await openMenu();
  await page.getByLabel('Langue').selectOption('English');
  await expectPage(language()).toHaveAttribute('lang', 'en');
  await expectPage(page.getByLabel('Leave a note for your colleagues')).toHaveValue('Appeler lundi');
  await page.reload();
  await expectPage(page.getByLabel('Leave a note for your colleagues')).toBeVisible();
  await expectPage(language()).toHaveAttribute('lang', 'en');
});

it('a language whose texts fail to load leaves the page in its language', async () => {
  const { page, go } = test;
  await go('/staff');
  await page.route(/assets\/en-[^/]*\.js$/, (route) => route.abort('connectionreset'));
  await openMenu();
  await page.getByLabel('Langue').selectOption('English');
  await expectPage(page.getByLabel('Langue')).toHaveAccessibleDescription(/Les textes de cette langue/);
  await expectPage(page.getByLabel('Langue')).toHaveValue('fr');
  await expectPage(language()).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expectPage(page.getByRole('heading', { level: 1 })).toContainText(/Bonjour|Bonsoir/);
});

it('a new offer is written in the console’s language, and so are its collection places', async () => {
  const { page, go } = test;
  await go('/staff/offers/new');
  await expectPage(page.getByLabel('Langue principale')).toHaveValue('fr');
  const answered = page.waitForResponse(/entry-form/);
  await go(`/staff/requests/new?offer=${test.town.offers.bins}`);
  expect(new URL((await answered).url()).searchParams.get('lang')).toBe('fr');
});

it('the pseudo-language is named in the URL, runs right to left, and is left via the account menu', async () => {
  const { page, go, settled } = test;
  await go('/staff/requests?lang=en-XB');
  await expectPage(language()).toHaveAttribute('lang', 'en-XB');
  await expectPage(language()).toHaveAttribute('dir', 'rtl');
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText(pseudoText('Requests'));
  await settled();
  const leftOf = async (role: 'banner' | 'main') => (await page.getByRole(role).boundingBox())?.x ?? NaN;
  expect(await leftOf('banner')).toBeGreaterThan(await leftOf('main'));
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText(pseudoText('Requests'));
  await go('/staff/requests');
  await openMenu();
  await page.getByLabel(pseudoText('Language'), { exact: true }).selectOption('Deutsch');
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Anfragen');
  await expectPage(language()).toHaveAttribute('lang', 'de');
  await expectPage(language()).toHaveAttribute('dir', 'ltr');
});
