import { DoorstepError } from '@doorstep/contract';
import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import type { Person } from './people-store.ts';
import { requireAction } from './permissions.ts';

/** How long a password link works, from when it was made or sent. */
const linkLifeMs = 3_600_000;

/** Password links emailed to one person per hour. */
const maxMailsPerHour = 3;

/**
 * A link for setting a new password, for an owner to hand over.
 * @throws DoorstepError `person_not_found`, `not_allowed`.
 */
export async function makePasswordLink(
  context: Context,
  { id }: { id: string },
): Promise<{ token: string; expiresAt: Instant }> {
  const { store, secrets, actor } = context;
  requireAction(actor, 'people.manage');
  return store.transaction(async (tx) => {
    if ((await tx.people.find(id)) === null) throw new DoorstepError('person_not_found');
    const at = await tx.now();
    const token = secrets.newToken();
    const expiresAt = at + linkLifeMs;
    await tx.people.putPasswordLink({ tokenHash: secrets.hash(token), personId: id, expiresAt }, at);
    await recordAudit(context, tx, { at, action: 'person.password_link_made', subjectKind: 'person', subjectId: id });
    return { token, expiresAt };
  });
}

/** Emails a password link to a person who forgot theirs, at most three times an hour. */
export async function mailPasswordLink(context: Context, { id, email }: Person): Promise<void> {
  const { store, secrets } = context;
  const at = await store.now();
  const hour = Math.floor(at / 3_600_000);
  if (!(await store.counters.take(`password-mails:${id}:${hour}`, maxMailsPerHour, (hour + 1) * 3_600_000))) return;
  await store.transaction(async (tx) => {
    await tx.outbox.add({
      id: secrets.newId(),
      subject: secrets.newId(),
      at: await tx.now(),
      order: { kind: 'password_link', to: email, language: 'en', values: { person: id } },
    });
    const entry = { at, action: 'person.password_link_made', subjectKind: 'person', subjectId: id } as const;
    await recordAudit(context, tx, entry);
  });
}

/** The link of a password email that is about to be sent. @param mail `subject`: of the email. */
export async function mailedPasswordLink(
  { store, secrets, mailSite }: Pick<Context, 'store' | 'secrets' | 'mailSite'>,
  { subject, personId }: { subject: string; personId: string },
): Promise<string> {
  const token = secrets.confirmToken(`password ${subject}`);
  await store.transaction(async (tx) => {
    // Someone who has left since gets a link that does not work.
    if ((await tx.people.find(personId)) === null) return;
    const at = await tx.now();
    await tx.people.putPasswordLink({ tokenHash: secrets.hash(token), personId, expiresAt: at + linkLifeMs }, at);
  });
  return `${mailSite}/staff/password/${token}`;
}

/** @throws DoorstepError `link_invalid`. */
export async function findPasswordLink({ store, secrets }: Context, token: string): Promise<Person> {
  const person = await store.people.findByPasswordLink(secrets.hash(token), await store.now());
  if (person === null) throw new DoorstepError('link_invalid');
  return person;
}

/** Uses up a person's password links; the caller then sets the password. @throws DoorstepError `link_invalid`. */
export async function usePasswordLink(context: Context, token: string): Promise<Person> {
  const person = await findPasswordLink(context, token);
  const { id, name, role } = person;
  await context.store.transaction(async (tx) => {
    const at = await tx.now();
    if (!(await tx.people.usePasswordLink(context.secrets.hash(token), id, at)))
      throw new DoorstepError('link_invalid');
    const actor = { kind: 'person', id, name, role } as const;
    await recordAudit({ actor }, tx, { at, action: 'person.password_reset', subjectKind: 'person', subjectId: id });
  });
  return person;
}
