import { staffActions, type KeptMail, type StaffSession } from '@doorstep/contract';
import { mayDo, requireAction } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import type { CurrentPerson } from '../../auth/current-person.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import { recordReading } from './record-reading.ts';
import { actorOf, type StaffContext } from './staff-context.ts';

const maxMails = 200;

/** Who is signed in, and the mails that were sent or are kept. */
export function addOverviewRoutes(
  app: FastifyInstance,
  {
    currentPerson,
    contextOf,
    canSendMail,
    tiles,
  }: {
    currentPerson: CurrentPerson;
    contextOf: StaffContext;
    canSendMail: boolean;
    tiles: StaffSession['tiles'];
  },
): void {
  app.get('/api/staff/session', async (request, reply): Promise<StaffSession> => {
    reply.header('Cache-Control', 'no-store');
    const person = await currentPerson(request);
    const { id, name, email, role } = person;
    return {
      person: { id, name, email, role },
      actions: staffActions.filter((action) => mayDo(actorOf(person), action)),
      sendsEmails: canSendMail,
      tiles,
    };
  });

  app.get('/api/staff/mails', async (request): Promise<KeptMail[]> => {
    const context = await contextOf(request);
    const { store, actor } = context;
    requireAction(actor, 'mails.read');
    await recordReading(context, { action: 'mails.listed', subjectKind: 'store', subjectId: 'mails', detail: {} });
    // What a provider says about an account is for those who look after it.
    const mails = (await store.outbox.mails(maxMails)).filter(
      ({ order }) => order.kind !== 'service_alarm' || mayDo(actor, 'services.manage'),
    );
    return mails.map(({ id, to, createdAt, status, order }) => {
      const { subject, text } = composeMail(order, 'hidden');
      return { id, to, subject, text, createdAt, status: status === 'waiting' && !canSendMail ? 'kept' : status };
    });
  });
}
