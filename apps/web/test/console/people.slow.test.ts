import { inviteStaff, removePerson } from '@doorstep/core';
import { expectPage } from '@doorstep/testing/expect-page';
import { describe, expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';

const test = consoleTest();
const password = () => test.page.getByLabel('Password');
const button = (name: string) => test.page.getByRole('button', { name, exact: true });

describe('joining, signing in and out', () => {
  it('creates the owner by the first-run link', async () => {
    const { page, go } = test;
    await test.moveTo('new');
    const { token } = await inviteStaff(test.staff, null);
    await go(`/staff/invitation/${token}`);
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Doorstep');
    await page.getByLabel('Your name').fill('Olive Marchmain');
    await page.getByLabel('Email').fill('olive@marling.example');
    await password().fill('short');
    await button('Create my account').click();
    await expectPage(password()).toHaveAccessibleDescription(/Use 10 characters or more/);
    await password().fill('correct horse battery');
    await button('Show').click();
    await expectPage(password()).toHaveAttribute('type', 'text');
    await button('Create my account').click();
    await expectPage(page).toHaveURL(/\/staff$/);
    await expectPage(page.getByRole('heading', { level: 2, name: 'Your first offer' })).toBeVisible();
    await expectPage(page.getByRole('link', { name: 'Enter a request' })).toHaveCount(0);
    await page.getByRole('link', { name: 'New offer', exact: true }).click();
    await expectPage(page.getByRole('link', { name: 'Collected from a place', exact: true })).toBeVisible();
  });

  it('reports an email address already in use', async () => {
    const { page, go } = test;
    await test.signIn(null);
    const { token } = await inviteStaff(test.staff, 'editor');
    await go(`/staff/invitation/${token}`);
    await page.getByLabel('Your name').fill('Vera Quill');
    await page.getByLabel('Email').fill('vera@marling.example');
    await password().fill('correct horse battery');
    await button('Create my account').click();
    await expectPage(page.getByLabel('Email')).toHaveAccessibleDescription(/Someone already signs in with this/);
    await page.getByLabel('Email').fill('another.vera@marling.example');
    await button('Create my account').click();
    await expectPage(page).toHaveURL(/\/staff$/);
  });

  it('reports a used invitation', async () => {
    await test.go('/staff/invitation/spent');
    await expectPage(test.page.getByText('This invitation has been used or is too old.')).toBeVisible();
  });

  it('returns to the requested page after sign-in, and clears all data on sign-out', async () => {
    const { page, go } = test;
    await test.signIn(null);
    await go('/staff/requests?state=held');
    await expectPage(page).toHaveURL(/sign-in\?next=/);
    await page.getByLabel('Email').fill('olive@marling.example');
    await password().fill('not the one');
    await button('Sign in').click();
    await expectPage(page.getByRole('alert')).toContainText('Incorrect email or password');
    await test.fail(/sign-in/, 'reset');
    await button('Sign in').click();
    await expectPage(page.getByRole('alert')).toContainText('Doorstep isn’t answering');
    await password().fill('correct horse battery');
    await button('Sign in').click();
    await expectPage(page).toHaveURL(/\/staff\/requests\?state=held$/);
    await page.locator('.account > summary').click();
    await button('Sign out').click();
    await expectPage(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});

describe('roles', () => {
  it('show a viewer the offers, with nothing to change or open', async () => {
    const { page, go } = test;
    await test.signIn('vera');
    await go('/staff/offers');
    await expectPage(page.getByRole('navigation', { name: 'Console' }).getByRole('link')).toHaveText([
      'Today',
      'Stock',
      'Offers',
    ]);
    await expectPage(page.getByRole('link', { name: 'New offer', exact: true })).toBeHidden();
    await page.getByRole('link', { name: 'Free compost bin' }).click();
    await expectPage(page.getByText('Your role lets you see this offer, not change it.')).toBeVisible();
    await expectPage(page.getByLabel('Title', { exact: true })).toBeDisabled();
    await expectPage(button('Save')).toBeHidden();
    await expectPage(button('Pause')).toBeHidden();
  });

  it('explain a forbidden page without calling the server', async () => {
    const { page, go } = test;
    await test.signIn('ezra');
    await go(`/staff/requests/${test.request(2).id}`);
    await expectPage(page.getByText('You’re signed in as Editor')).toBeVisible();
    expect(test.calls.filter(({ path }) => path.includes('requests'))).toEqual([]);
  });

  it('lead a packer to their batches, and nowhere else', async () => {
    const { page, go } = test;
    await test.signIn('ada');
    await go('/staff');
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Packing');
    await expectPage(page.getByRole('navigation', { name: 'Console' }).getByRole('link')).toHaveText(['Packing']);
    await go(`/staff/batches/${test.town.batches.locked.id}`);
    await expectPage(page.getByText('You’re signed in as Packer')).toBeVisible();
    const asked = test.calls.map(({ path }) => path);
    expect(new Set(asked)).toEqual(new Set(['/api/v1/session', '/api/v1/packing']));
  });
});

describe('the team', () => {
  it('changes a role, removes a leaver, and keeps the only owner', async () => {
    const { page, go } = test;
    await go('/staff/people');
    const owner = page.getByRole('row', { name: /Olive Marchmain/ });
    await expectPage(owner).toContainText('The only owner: make someone else an owner first.');
    await expectPage(owner.getByRole('button')).toHaveCount(0);
    await button('Change role of Felix Tarrant').click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Owner' }).check();
    await button('Save role').click();
    await expectPage(page.getByText('Felix Tarrant is now: Owner.')).toBeVisible();
    await expectPage(owner.getByRole('button')).toHaveCount(2);
    await button('Remove Vera Quill').click();
    await button('Remove from team').click();
    await expectPage(page.getByText('Vera Quill was removed.')).toBeVisible();
    await expectPage(page.getByRole('row', { name: /Vera Quill/ })).toHaveCount(0);
  });

  it('removes someone once an owner who signed in long ago has entered the password again', async () => {
    const { page, go } = test;
    const createdAt = new Date(Date.now() - 3_600_000).toISOString();
    await test.staff.store.db
      .updateTable('auth_session' as 'setting')
      .set({ createdAt } as never)
      .execute();
    await go('/staff/people');
    await button('Remove Vera Quill').click();
    const removing = page.getByRole('dialog', { name: /Vera Quill/ });
    await button('Remove from team').click();
    const asking = page.getByRole('dialog', { name: 'Your password, please' });
    const typed = asking.getByLabel('Password', { exact: true });
    await asking.getByRole('button', { name: 'Cancel' }).click();
    await expectPage(removing.getByRole('alert')).toContainText('Enter your password again');
    await button('Remove from team').click();
    await expectPage(typed).toBeFocused();
    await typed.fill('not the one');
    await page.keyboard.press('Enter');
    await expectPage(asking.getByRole('alert')).toContainText('This isn’t your password');
    await typed.fill('correct horse battery');
    await page.keyboard.press('Enter');
    await expectPage(page.getByText('Vera Quill was removed.')).toBeVisible();
    await expectPage(page.getByRole('dialog')).toHaveCount(0);
  });

  it('offers every role', async () => {
    const { page, go } = test;
    const given = ['Owner', 'Editor', 'Fulfiller', 'Packer', 'Viewer'];
    await go('/staff/people');
    await expectPage(page.getByRole('radio')).toHaveCount(given.length);
    for (const role of given) await expectPage(page.getByRole('radio', { name: role })).toHaveCount(1);
    await button('Change role of Felix Tarrant').click();
    await expectPage(page.getByRole('dialog').getByRole('radio')).toHaveCount(given.length);
  });

  it('keeps the dialog and the reason when the server refuses', async () => {
    const { page, go } = test;
    await go('/staff/people');
    await button('Remove Felix Tarrant').click();
    await removePerson(test.staff, { id: test.town.people.felix.id });
    await button('Remove from team').click();
    await expectPage(page.getByRole('dialog').getByRole('alert')).toContainText('no longer on the team');
  });

  it('invites by a link shown once, and cancels one', async () => {
    const { page, go } = test;
    await inviteStaff(test.as('olive'), 'viewer');
    await go('/staff/people');
    await button('Create invitation link').click();
    await expectPage(page.getByRole('group', { name: 'Role' })).toHaveAccessibleDescription(/Choose a role/);
    await expectPage(page.getByRole('radio', { name: 'Owner' })).toBeFocused();
    await page.getByRole('radio', { name: 'Editor' }).check();
    await button('Create invitation link').click();
    await expectPage(page.locator('.new-token')).toContainText('/staff/invitation/');
    const open = page.getByRole('region', { name: 'Open invitations' }).or(page.locator('.invitations'));
    await expectPage(open.getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: /Cancel the invitation for Viewer/ }).click();
    await expectPage(page.getByText('Invitation cancelled.')).toBeVisible();
    await expectPage(open.getByRole('listitem')).toHaveCount(1);
  });
});
