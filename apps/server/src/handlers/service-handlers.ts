import type { MonitoredChecks, MonitoredFigures, TestedService } from '@doorstep/contract';
import type { serviceOperations } from '@doorstep/contract/operations';
import { type Context, DoorstepError, alarmNotices, alarmsInFull, mayDo, monitoredChecks, toIso } from '@doorstep/core';
import type { FastifyReply } from 'fastify';
import type { ServiceWatch, ServiceWatches } from '../alarms/create-service-watch.ts';
import type { Config } from '../config.ts';
import { countCall, createRateLimit } from '../http/rate-limit.ts';
import type { ScriptWatch } from '../human-check/script-watch.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { defaultSender } from '../mail/smtp-sender.ts';
import type { Handlers } from '../operations/handlers.ts';
import { presentServices } from '../present/services-view.ts';
import { withoutAddressData } from '../present/without-address-data.ts';
import type { Product } from '../product/product.ts';
import type { ServiceTests } from '../service-tests/create-service-tests.ts';
import { sendTestMessage } from '../service-tests/test-mail.ts';

/** Mail servers that check a message at once take longer than their greeting. */
const messageMaxMs = 15_000;

export interface ServiceParts {
  config: Readonly<Config>;
  watches: ServiceWatches;
  tests: ServiceTests;
  script: Pick<ScriptWatch, 'figures'> | null;
}

export function createServiceHandlers(
  { config, watches, tests, script }: ServiceParts,
  { missingAddressData, humanChecks, canSendMail }: Product,
): Handlers<typeof serviceOperations> {
  // Each press calls the provider, who counts failed calls.
  const pressed = createRateLimit({ max: 20, perSeconds: 60 });
  const watchOf: Record<TestedService, ServiceWatch> = {
    'human-check': watches.humanCheck,
    'address-lookup': watches.addressLookup,
    mail: watches.mail,
  };
  const uncovered = async ({ store }: Context) =>
    withoutAddressData(await store.offers.list(), { missingAddressData, at: await store.now() });
  const test =
    (service: TestedService) =>
    async ({ context, reply }: { context: Context; reply: FastifyReply }) => {
      countCall(reply, pressed, { by: 'service', key: service });
      const findings = await tests[service]();
      // A successful test resolves the alarm without waiting for the next visitor.
      if (findings.every(({ state }) => state !== 'wrong')) watchOf[service].worked();
      return { at: toIso(await context.store.now()), findings };
    };

  return {
    async 'GET /alarms'({ context }) {
      const open = await alarmNotices(context);
      const until = config.captcha?.monitorUntil ?? null;
      const isMonitoring = until !== null && (await context.store.now()) <= until;
      return {
        humanCheck: config.captcha?.provider ?? 'pow',
        open,
        withoutAddressData: await uncovered(context),
        monitoringUntil: isMonitoring ? toIso(until) : null,
      };
    },
    async 'GET /mails'({ context: { store, actor }, query }) {
      // Only those who manage services see what a provider says about an account.
      const { rows, next } = await store.outbox.partOfMails(query);
      const seen = rows.filter(({ order }) => order.kind !== 'service_alarm' || mayDo(actor, 'services.manage'));
      const mails = seen.map(({ id, to, createdAt, status, order }) => {
        const { subject, text } = composeMail(order, 'hidden');
        return {
          id,
          to,
          subject,
          text,
          createdAt,
          status: status === 'waiting' && !canSendMail ? 'kept' : status,
        } as const;
      });
      return { rows: mails, next };
    },
    async 'GET /services'({ context }) {
      const alarms = await alarmsInFull(context);
      const checks = config.captcha === null ? null : presentMonitoredFigures(await monitoredChecks(context));
      const browsers = (await script?.figures()) ?? { loaded: 0, failed: 0 };
      const at = await context.store.now();
      return {
        ...presentServices(config, { ...alarms, checks, browsers, at }),
        withoutAddressData: await uncovered(context),
      };
    },
    'GET /services/human-check': async ({ context }) => ({
      ...humanChecks.state(),
      monitored: await monitoredChecks(context),
    }),
    'POST /services/human-check/test': test('human-check'),
    'POST /services/address-lookup/test': test('address-lookup'),
    'POST /services/mail/test': test('mail'),
    async 'POST /services/mail/message'({ context: { store, actor, mailSite }, reply }) {
      countCall(reply, pressed, { by: 'service', key: 'mail' });
      const person = (await store.people.list()).find(({ id }) => 'id' in actor && actor.id === id);
      if (person === undefined) throw new DoorstepError('not_allowed');
      const from = config.mailFrom ?? defaultSender(mailSite);
      const finding = await sendTestMessage({ smtpUrl: config.smtpUrl, from, to: person.email }, messageMaxMs);
      if (finding.state === 'ok') watchOf.mail.worked();
      return { at: toIso(await store.now()), findings: [finding] };
    },
  };
}

function presentMonitoredFigures({ totals }: MonitoredChecks): MonitoredFigures {
  return {
    passed: totals.passed,
    rejected: totals.rejected_missing + totals.rejected_invalid + totals.rejected_expired + totals.rejected_used,
    unavailable: totals.unavailable + totals.misconfigured + totals.browser_error,
    notProvided: totals.not_provided,
  };
}
