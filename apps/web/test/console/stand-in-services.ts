// Services with open and past alarms, as an installation has them on a bad morning.
import type { AlarmView, ServicesView, ServiceTestFinding, StaffAlarms, TestedService } from '@doorstep/contract';

export interface StandInServices {
  alarms: StaffAlarms;
  services: ServicesView;
  /** What a test of each service finds. */
  findings: Record<TestedService, ServiceTestFinding[]>;
}

const noCredit =
  'Your account is either out of credit or has insufficient credit. Please ensure your account has credit.';
const noAnswer = 'hCaptcha did not answer within 5 seconds. Requests are held until it does.';

const alarm = (changes: Partial<AlarmView>): AlarmView => ({
  id: changes.code ?? 'timeout',
  service: 'human-check',
  kind: 'unavailable',
  code: 'timeout',
  message: noAnswer,
  openedAt: '2026-11-20T10:42:00.000Z',
  lastSeenAt: '2026-11-20T10:58:00.000Z',
  count: 37,
  resolvedAt: null,
  ...changes,
});

const finding = (changes: Partial<ServiceTestFinding>): ServiceTestFinding => ({
  subject: 'secret',
  state: 'ok',
  outcome: 'secret_accepted',
  values: { host: 'api.hcaptcha.com' },
  provider: null,
  ...changes,
});

/** What the banner shows of them. */
export const openAlarms: StaffAlarms = {
  open: [
    { service: 'human-check', kind: 'unavailable', since: '2026-11-20T10:42:00.000Z', held: 12, message: noAnswer },
    { service: 'address-lookup', kind: 'account', since: '2026-11-20T10:30:00.000Z', held: 1, message: noCredit },
  ],
  withoutAddressData: [
    { id: 'o-bins', title: 'Free compost bin', isAll: false, countries: ['FR'], postcodePrefixes: ['LM2'] },
  ],
  monitoringUntil: '2026-12-31T23:59:59.999Z',
};

export function inventServices(): StandInServices {
  const findings: Record<TestedService, ServiceTestFinding[]> = {
    'human-check': [
      finding({ subject: 'script', outcome: 'script_loads', values: { host: 'js.hcaptcha.com' } }),
      finding({ state: 'wrong', outcome: 'timed_out', values: { host: 'api.hcaptcha.com', seconds: 5 } }),
    ],
    'address-lookup': [
      finding({
        subject: 'server_key',
        state: 'wrong',
        outcome: 'lookup_refused',
        values: { host: 'api.addressy.com', code: '3' },
        provider: {
          description: 'Account out of credit',
          cause: 'Your account is either out of credit or has insufficient credit.',
          resolution: 'Please ensure your account has sufficient credit.',
        },
      }),
    ],
    mail: [finding({ subject: 'mail_server', outcome: 'mail_server_answers', values: { host: 'mail.example:587' } })],
  };
  return {
    alarms: { open: [], withoutAddressData: [], monitoringUntil: null },
    services: {
      humanCheck: {
        inUse: 'hcaptcha',
        when: 'suspicion',
        fallback: 'held',
        siteKey: '5a1e0000-0000-4000-8000-000000000001',
        hasSecret: true,
        scriptHost: 'https://js.hcaptcha.com',
        verifyUrl: 'https://api.hcaptcha.com/siteverify',
        reports: true,
        browsers: { loaded: 188, failed: 12 },
        monitor: {
          until: '2026-12-31T23:59:59.999Z',
          isOver: false,
          checks: { passed: 1402, rejected: 61, unavailable: 17, notProvided: 25 },
        },
      },
      addressLookup: {
        inUse: 'loqate-relay',
        url: 'https://api.addressy.com/Capture/Interactive',
        hasKey: true,
        fallback: 'index',
        retrievesADay: 2000,
        browserKey: null,
      },
      mail: { inUse: 'smtp', host: 'mail.example:587', from: 'offers@wexmouth.example' },
      open: [alarm({}), alarm({ service: 'address-lookup', code: '3', kind: 'account', message: noCredit, count: 4 })],
      withoutAddressData: openAlarms.withoutAddressData,
      past: [
        alarm({
          code: 'invalid-input-secret',
          kind: 'misconfigured',
          message: 'hCaptcha does not know the secret. Copy it anew from the settings of your account.',
          resolvedAt: '2026-11-18T09:12:00.000Z',
          openedAt: '2026-11-18T09:01:00.000Z',
          count: 1,
        }),
      ],
    },
    findings,
  };
}
