import { setTimeout as wait } from 'node:timers/promises';
import type { AccountView, AuditAction } from '@doorstep/contract';
import type { accountOperations } from '@doorstep/contract/operations';
import {
  DoorstepError,
  findPasswordLink,
  mailPasswordLink,
  makePasswordLink,
  recordAudit,
  requireSecondFactor,
  secondFactorRequiredFrom,
  toIso,
  usePasswordLink,
  type Context,
} from '@doorstep/core';
import type { FastifyRequest } from 'fastify';
import type { FindCurrentPerson } from '../auth/current-person.ts';
import { isWeakPassword } from '../auth/is-weak-password.ts';
import type { StaffAccounts } from '../auth/staff-accounts.ts';
import type { Handlers } from '../operations/handlers.ts';
import { qrCode } from '../present/qr-code.ts';
import type { Product } from '../product/product.ts';

/** Order matters: Edge, for example, also calls itself Chrome and Safari. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

function deviceOf(userAgent: string): { browser: string; system: string } {
  const named = (known: typeof browsers | typeof systems) => known.find(([, form]) => form.test(userAgent))?.[0] ?? '';
  return { browser: named(browsers), system: named(systems) };
}

/** As long as queueing an email takes, so that the time does not reveal who has an account. */
const forgottenMs = 300;

interface AccountParts {
  product: Product;
  accounts: StaffAccounts;
  currentPerson: FindCurrentPerson;
}

export function createAccountHandlers({
  product,
  accounts,
  currentPerson,
}: AccountParts): Handlers<typeof accountOperations> {
  const system = product.contextFor({ kind: 'system' });

  const cookiesOf = (request: FastifyRequest) => request.headers.cookie ?? '';
  async function record(context: Context, action: AuditAction, request: FastifyRequest): Promise<void> {
    const { id } = await currentPerson(request);
    await context.store.transaction(async (tx) =>
      recordAudit(context, tx, { at: await tx.now(), action, subjectKind: 'person', subjectId: id }),
    );
  }
  async function requirePassword(
    context: Context,
    { request, password, field = 'password' }: { request: FastifyRequest; password: string; field?: string },
  ): Promise<void> {
    const { accountId } = await currentPerson(request);
    if (await accounts.hasPassword(accountId, password)) return;
    await record(context, 'person.password_wrong', request);
    throw wrong(field, 'password_wrong');
  }
  async function view(context: Context, request: FastifyRequest): Promise<AccountView> {
    const { accountId, sessionId } = await currentPerson(request);
    const sessions = (await accounts.sessions(accountId)).map(({ id, userAgent, createdAt, usedAt }) => ({
      id,
      ...deviceOf(userAgent),
      signedInAt: createdAt.toISOString(),
      usedAt: usedAt.toISOString(),
      isThis: id === sessionId,
    }));
    return {
      sessions: sessions.toSorted((one, other) => Number(other.isThis) - Number(one.isThis)),
      hasSecondFactor: await accounts.hasSecondFactor(accountId),
      secondFactorRequiredFrom: toIso(await secondFactorRequiredFrom(context)),
    };
  }

  return {
    'GET /account': ({ context, request }) => view(context, request),
    async 'POST /account/password'({ context, request, body: { current, password, endsOthers } }) {
      const { accountId, sessionId, name, email } = await currentPerson(request);
      await requirePassword(context, { request, password: current, field: 'current' });
      if (await isWeakPassword(password, [name, email])) throw wrong('password', 'password_weak');
      await accounts.setPassword(accountId, password);
      if (endsOthers) await accounts.endSessions(accountId, sessionId);
      await record(context, 'person.password_changed', request);
      return view(context, request);
    },
    async 'POST /account/confirm'({ context, request, body: { password } }) {
      await requirePassword(context, { request, password });
      const { accountId, sessionId } = await currentPerson(request);
      await accounts.confirmSession(accountId, sessionId);
    },
    async 'POST /account/sessions/:session/end'({ context, request, params, body: { password } }) {
      await requirePassword(context, { request, password });
      const { accountId } = await currentPerson(request);
      if (!(await accounts.endSession(accountId, params.session))) throw new DoorstepError('not_found');
      await record(context, 'person.sessions_ended', request);
      return view(context, request);
    },
    async 'POST /account/sessions/end-others'({ context, request, body: { password } }) {
      await requirePassword(context, { request, password });
      const { accountId, sessionId } = await currentPerson(request);
      await accounts.endSessions(accountId, sessionId);
      await record(context, 'person.sessions_ended', request);
      return view(context, request);
    },
    async 'POST /account/second-factor/begin'({ context, request, body: { password } }) {
      const { email } = await currentPerson(request);
      await requirePassword(context, { request, password });
      const begun = await accounts.beginSecondFactor(cookiesOf(request), password);
      if (begun === null) throw new DoorstepError('state_conflict');
      const { key, recoveryCodes } = begun;
      const label = encodeURIComponent(`Doorstep:${email}`);
      return { key, qr: qrCode(`otpauth://totp/${label}?secret=${key}&issuer=Doorstep`), recoveryCodes };
    },
    async 'POST /account/second-factor/confirm'({ context, request, reply, body: { code } }) {
      const { accountId } = await currentPerson(request);
      if (await accounts.hasSecondFactor(accountId)) throw new DoorstepError('state_conflict');
      const cookies = await accounts.confirmSecondFactor(cookiesOf(request), code);
      if (cookies === null) {
        await record(context, 'person.code_wrong', request);
        throw wrong('code', 'code_wrong');
      }
      reply.header('Set-Cookie', cookies);
      await record(context, 'person.two_factor_on', request);
      return view(context, request);
    },
    async 'POST /account/second-factor/off'({ context, request, reply, body: { password } }) {
      await requirePassword(context, { request, password });
      const cookies = await accounts.turnOffSecondFactor(cookiesOf(request), password);
      if (cookies !== null) reply.header('Set-Cookie', cookies);
      await record(context, 'person.two_factor_off', request);
      return view(context, request);
    },
    async 'POST /account/second-factor/recovery-codes'({ context, request, body: { password } }) {
      await requirePassword(context, { request, password });
      const recoveryCodes = await accounts.renewRecoveryCodes(cookiesOf(request), password);
      if (recoveryCodes === null) throw new DoorstepError('state_conflict');
      await record(context, 'person.recovery_codes_made', request);
      return { recoveryCodes };
    },
    async 'PUT /second-factor-rule'({ context, request, body: { requiredFrom } }) {
      // An owner who requires a second factor must have one.
      const { hasSecondFactor } = await currentPerson(request);
      if (requiredFrom !== null && !hasSecondFactor) throw new DoorstepError('state_conflict');
      await requireSecondFactor(context, requiredFrom === null ? null : Date.parse(requiredFrom));
    },
    async 'POST /people/:person/password-link'({ context, params, site }) {
      const { token, expiresAt } = await makePasswordLink(context, { id: params.person });
      return { url: `${site}/staff/password/${token}`, expiresAt: toIso(expiresAt) };
    },
    async 'POST /password-links'({ context, body: { email } }) {
      const mail = async () => {
        const account = await accounts.findByEmail(email);
        const person = account === null ? null : await context.store.people.findByAccount(account.accountId);
        if (person !== null) await mailPasswordLink(context, person);
      };
      await Promise.all([mail(), wait(forgottenMs)]);
    },
    async 'GET /password-links/:token'({ params }) {
      const { email } = await findPasswordLink(system, params.token);
      return { email };
    },
    async 'POST /password-links/use'({ body: { token, password } }) {
      const { name, email } = await findPasswordLink(system, token);
      if (await isWeakPassword(password, [name, email])) throw wrong('password', 'password_weak');
      const { accountId } = await usePasswordLink(system, token);
      await accounts.setPassword(accountId, password);
      await accounts.endSessions(accountId);
    },
  };
}

function wrong(field: string, code: 'password_weak' | 'password_wrong' | 'code_wrong'): DoorstepError {
  return new DoorstepError('request_invalid', { fields: [{ field, code }] });
}
