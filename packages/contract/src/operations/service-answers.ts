import * as v from 'valibot';
import { captchaNames } from '../captchas.ts';
import { humanChecks, monitoredOutcomes } from '../human-check.ts';
import { listOf } from '../list-part.ts';
import { alarmKinds, serviceTestOutcomes, serviceTestSubjects, testedServices, watchedServices } from '../services.ts';

const offerWithoutAddressDataSchema = v.object({
  id: v.string(),
  title: v.string(),
  /** There is no address data at all; countries and postcodes are empty then. */
  isAll: v.boolean(),
  countries: v.array(v.string()),
  postcodePrefixes: v.array(v.string()),
});
export type OfferWithoutAddressData = v.InferOutput<typeof offerWithoutAddressDataSchema>;

/**
 * An open alarm in the banner of every staff page. It combines all issues of one kind and service, and lists offers
 * without address data one by one.
 */
const alarmNoticeSchema = v.object({
  service: v.picklist([...testedServices, 'human-check-script']),
  kind: v.picklist(alarmKinds),
  since: v.string(),
  /** Requests held since then because the service is down; for mail, the emails waiting to be sent. */
  held: v.number(),
  /** Null for callers who do not manage services. */
  message: v.nullable(v.string()),
});
export type AlarmNotice = v.InferOutput<typeof alarmNoticeSchema>;

export const alarmsSchema = v.object({
  /** The active human check, which alarms about `human-check` refer to. */
  humanCheck: v.picklist(humanChecks),
  open: v.array(alarmNoticeSchema),
  withoutAddressData: v.array(offerWithoutAddressDataSchema),
  monitoringUntil: v.nullable(v.string()),
});
export type StaffAlarms = v.InferOutput<typeof alarmsSchema>;

const alarmSchema = v.object({
  id: v.string(),
  service: v.picklist(watchedServices),
  kind: v.picklist(alarmKinds),
  /**
   * The provider's own code, or `timeout`, `network`, `http`, `answer`; for mail, an SMTP status or a network error
   * code; for address data, the offer's slug.
   */
  code: v.string(),
  /** What happened and what to do, in the provider's words if available. */
  message: v.string(),
  openedAt: v.string(),
  lastSeenAt: v.string(),
  count: v.number(),
  resolvedAt: v.nullable(v.string()),
});
export type AlarmView = v.InferOutput<typeof alarmSchema>;

/** Results of a captcha while it is measured but the built-in check decides. */
const monitoredFiguresSchema = v.object({
  /** Requests it would have accepted. */
  passed: v.number(),
  /** Requests it would have rejected. */
  rejected: v.number(),
  /** Requests for which it did not answer, or failed in the browser. */
  unavailable: v.number(),
  /** The request came without a result: from a program, or a page without JavaScript. */
  notProvided: v.number(),
});
export type MonitoredFigures = v.InferOutput<typeof monitoredFiguresSchema>;

const captchaSchema = v.object({
  inUse: v.picklist(captchaNames),
  when: v.picklist(['always', 'suspicion']),
  fallback: v.picklist(['held', 'pow']),
  siteKey: v.string(),
  hasSecret: v.boolean(),
  scriptHost: v.string(),
  verifyUrl: v.string(),
  reports: v.boolean(),
  /** Reported script loads by browsers in the last two hours. */
  browsers: v.object({ loaded: v.number(), failed: v.number() }),
  /** Null if it was never set. */
  monitor: v.nullable(v.object({ until: v.string(), isOver: v.boolean(), checks: v.nullable(monitoredFiguresSchema) })),
});
export type CaptchaView = v.InferOutput<typeof captchaSchema>;

const loqateSchema = v.object({
  inUse: v.picklist(['loqate-relay', 'loqate-direct']),
  url: v.string(),
  hasKey: v.boolean(),
  fallback: v.picklist(['index', 'typing']),
  retrievesADay: v.number(),
  /** Public, and restricted to this site by Loqate; null if the browser does not call Loqate itself. */
  browserKey: v.nullable(v.string()),
});
export type LoqateView = Omit<v.InferOutput<typeof loqateSchema>, 'inUse'>;

/** Never contains secrets, only whether each is set. */
export const servicesSchema = v.object({
  /** Of the process that answers. `commit`: null when it runs from source. */
  build: v.object({ version: v.string(), commit: v.nullable(v.string()) }),
  humanCheck: v.variant('inUse', [v.object({ inUse: v.literal('pow') }), captchaSchema]),
  addressLookup: v.variant('inUse', [
    v.object({ inUse: v.literal('index') }),
    loqateSchema,
    v.object({ inUse: v.literal('photon'), url: v.string(), fallback: v.picklist(['index', 'typing']) }),
  ]),
  /** `host`: of the mail server. `from`: null if not set. */
  mail: v.variant('inUse', [
    v.object({ inUse: v.literal('none') }),
    v.object({ inUse: v.literal('smtp'), host: v.string(), from: v.nullable(v.string()) }),
  ]),
  open: v.array(alarmSchema),
  past: v.array(alarmSchema),
  withoutAddressData: v.array(offerWithoutAddressDataSchema),
});
export type ServicesView = v.InferOutput<typeof servicesSchema>;

const findingSchema = v.object({
  subject: v.picklist(serviceTestSubjects),
  state: v.picklist(['ok', 'note', 'wrong']),
  outcome: v.picklist(serviceTestOutcomes),
  values: v.record(v.string(), v.union([v.string(), v.number()])),
  /** In the provider's words: what is wrong, why, and what to do. */
  provider: v.nullable(v.object({ description: v.string(), cause: v.string(), resolution: v.string() })),
});
export type ServiceTestFinding = v.InferOutput<typeof findingSchema>;

export const serviceTestSchema = v.object({ at: v.string(), findings: v.array(findingSchema) });
export type ServiceTestReport = v.InferOutput<typeof serviceTestSchema>;

const countsSchema = v.object(
  Object.fromEntries(monitoredOutcomes.map((outcome) => [outcome, v.number()])) as Record<
    (typeof monitoredOutcomes)[number],
    v.NumberSchema<undefined>
  >,
);
const monitoredChecksSchema = v.object({
  /** First counted day (UTC), such as `2026-03-31`; null until something was counted. */
  since: v.nullable(v.string()),
  totals: countsSchema,
  days: v.array(v.object({ day: v.string(), counts: countsSchema })),
});
export type MonitoredChecks = v.InferOutput<typeof monitoredChecksSchema>;

export const humanCheckServiceSchema = v.object({
  provider: v.picklist(humanChecks),
  when: v.picklist(['always', 'suspicion']),
  fallback: v.picklist(['held', 'pow']),
  monitoredUntil: v.nullable(v.string()),
  monitored: monitoredChecksSchema,
});
export type HumanCheckService = v.InferOutput<typeof humanCheckServiceSchema>;

const keptMailSchema = v.object({
  id: v.string(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  createdAt: v.string(),
  /** `given_up`: not accepted for three days. `limited`: over the daily limit of its recipient. */
  status: v.picklist(['kept', 'waiting', 'sent', 'given_up', 'limited']),
});
export type KeptMail = v.InferOutput<typeof keptMailSchema>;
export const mailsSchema = listOf(keptMailSchema);
