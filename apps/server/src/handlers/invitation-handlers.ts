import type { peopleOperations } from '@doorstep/contract/operations';
import { acceptInvitation, DoorstepError, findInvitation, toIso } from '@doorstep/core';
import { isWeakPassword } from '../auth/is-weak-password.ts';
import type { StaffAccounts } from '../auth/staff-accounts.ts';
import type { Handlers } from '../operations/handlers.ts';
import type { Product } from '../product/product.ts';

const joiningMs = 60_000;

export function createInvitationHandlers({
  product,
  accounts,
}: {
  product: Product;
  accounts: StaffAccounts;
}): Pick<Handlers<typeof peopleOperations>, 'GET /invitations/:token' | 'POST /invitations/accept'> {
  const context = product.contextFor({ kind: 'system' });

  /** A crash between the two steps leaves an account without a person; its owner may join again. */
  async function removeAbandoned(email: string): Promise<boolean> {
    const found = await accounts.findByEmail(email);
    // A newer account may be about to get its person.
    if (found === null || Date.now() - found.createdAt < joiningMs) return false;
    if ((await context.store.people.findByAccount(found.accountId)) !== null) return false;
    await accounts.remove(found.accountId);
    return true;
  }

  return {
    async 'GET /invitations/:token'({ params }) {
      const { role, isFirstRun, expiresAt } = await findInvitation(context, params.token);
      return { role, isFirstRun, expiresAt: toIso(expiresAt) };
    },
    async 'POST /invitations/accept'({ body: { token, name, email, password }, request, reply }) {
      await findInvitation(context, token);
      if (await isWeakPassword(password, [name, email]))
        throw new DoorstepError('request_invalid', { fields: [{ field: 'password', code: 'password_weak' }] });
      const userAgent = request.headers['user-agent']?.slice(0, 500);
      let account = await accounts.create({ name, email, password }, userAgent);
      if (account.kind === 'email_taken' && (await removeAbandoned(email)))
        account = await accounts.create({ name, email, password }, userAgent);
      if (account.kind === 'email_taken')
        throw new DoorstepError('request_invalid', { fields: [{ field: 'email', code: 'email_taken' }] });
      try {
        await acceptInvitation(context, { token, accountId: account.accountId, name, email });
      } catch (error) {
        // Someone else used the link first. No account may remain that can sign in but has no person.
        await accounts.remove(account.accountId);
        throw error;
      }
      reply.header('Set-Cookie', account.cookies);
    },
  };
}
