// The wire of alarms and of the console's Services page.

/** The services outside this server that can be tested from here. */
export const testedServices = ['human-check', 'address-lookup', 'mail'] as const;
export type TestedService = (typeof testedServices)[number];

/**
 * What somebody has to look after. Of the human check's script only visitors' browsers know whether it loads; the address
 * data are our own, and of each public offer there are some or none.
 */
export const watchedServices = [...testedServices, 'human-check-script', 'address-data'] as const;
export type WatchedService = (typeof watchedServices)[number];

/** `unavailable` may pass by itself; `misconfigured` and `account` last until somebody fixes them. */
export const alarmKinds = ['unavailable', 'misconfigured', 'account'] as const;
export type AlarmKind = (typeof alarmKinds)[number];

/** One issue of one service, with all the details that staff who look after it may see. */
export interface AlarmView {
  id: string;
  service: WatchedService;
  kind: AlarmKind;
  /**
   * The provider's own code, or `timeout`, `network`, `http`, `answer`; of mail an SMTP status or a network's code; of address
   * data the offer's slug.
   */
  code: string;
  /** What happened and what to do, in the provider's words where it has some. */
  message: string;
  openedAt: string;
  lastSeenAt: string;
  /** How often it was met. */
  count: number;
  /** Null while it is open. */
  resolvedAt: string | null;
}

/**
 * An open alarm as the banner of every staff page has it: all issues of one kind of one service together. Offers without
 * address data are named there one by one.
 */
export interface AlarmNotice {
  service: Exclude<WatchedService, 'address-data'>;
  kind: AlarmKind;
  since: string;
  /** Requests that came since then and are held for want of the service; of mail, the emails that wait to be sent. */
  held: number;
  /** Null for who does not look after services. */
  message: string | null;
}

/** Parts of an offer's area of which there is no address data: whoever lives there types the address. */
export interface MissingAddressData {
  /** Nobody can choose an address; without countries and postcodes, since there is no data at all. */
  isAll: boolean;
  /** ISO 3166-1 alpha-2. */
  countries: string[];
  postcodePrefixes: string[];
}

/** A public offer without address data for all of its area, or for parts. */
export interface OfferWithoutAddressData extends MissingAddressData {
  id: string;
  title: string;
}

/** GET /api/staff/alarms */
export interface StaffAlarms {
  open: AlarmNotice[];
  withoutAddressData: OfferWithoutAddressData[];
  /** While a human check is measured and not enforced: until when. */
  monitoringUntil: string | null;
}

/** How hCaptcha did for requests that the built-in check decided, while it is measured and not enforced. */
export interface MonitoredFigures {
  /** It passed them. */
  passed: number;
  /** It would have rejected them. */
  rejected: number;
  /** It did not answer, or failed in the browser. */
  unavailable: number;
  /** The request came without a word of it: a program, or a page without JavaScript. */
  notProvided: number;
}

/** GET /api/staff/services. Secrets are never in it: only whether one is set. */
export interface ServicesView {
  humanCheck: { inUse: 'pow' } | ({ inUse: 'hcaptcha' } & HcaptchaView);
  addressLookup:
    | { inUse: 'index' }
    | ({ inUse: 'loqate-relay' | 'loqate-direct' } & LoqateView)
    | { inUse: 'photon'; url: string; fallback: 'index' | 'typing' };
  /** `host`: the mail server's. `from`: null when nobody has set it. */
  mail: { inUse: 'none' } | { inUse: 'smtp'; host: string; from: string | null };
  open: AlarmView[];
  /** Resolved, newest first. */
  past: AlarmView[];
  withoutAddressData: OfferWithoutAddressData[];
}

export interface HcaptchaView {
  when: 'always' | 'suspicion';
  fallback: 'held' | 'pow';
  siteKey: string;
  hasSecret: boolean;
  scriptHost: string;
  verifyUrl: string;
  reports: boolean;
  /** How many browsers could load its script in the last two hours, as far as it was reported. */
  browsers: { loaded: number; failed: number };
  /** Null when none was ever set. */
  monitor: { until: string; isOver: boolean; checks: MonitoredFigures | null } | null;
}

export interface LoqateView {
  url: string;
  hasKey: boolean;
  fallback: 'index' | 'typing';
  retrievesADay: number;
  /** Public, and restricted to this site by Loqate; null where the browser does not ask Loqate itself. */
  browserKey: string | null;
}

/** What a test of a service can find. */
export const serviceTestOutcomes = [
  'pow_ready',
  'index_ready',
  'index_empty',
  'index_damaged',
  'script_loads',
  'secret_accepted',
  'secret_is_for_tests',
  'secret_refused',
  'keys_do_not_match',
  'check_refused',
  'lookup_answers',
  'lookup_refused',
  'browser_key_untested',
  'mail_is_off',
  'mail_server_answers',
  'mail_sign_in_refused',
  'timed_out',
  'unreachable',
  'http_status',
  'not_its_answer',
] as const;
export type ServiceTestOutcome = (typeof serviceTestOutcomes)[number];

/** What was tested. */
export const serviceTestSubjects = [
  'built_in',
  'script',
  'secret',
  'server',
  'server_key',
  'browser_key',
  'mail_server',
] as const;
export type ServiceTestSubject = (typeof serviceTestSubjects)[number];

export interface ServiceTestFinding {
  subject: ServiceTestSubject;
  state: 'ok' | 'note' | 'wrong';
  outcome: ServiceTestOutcome;
  /** For its text: `host`, `code`, `status`, `seconds`, `count`. */
  values: Record<string, string | number>;
  /** The provider's own words: what is wrong, why, and what to do. */
  provider: { description: string; cause: string; resolution: string } | null;
}

/** POST /api/staff/services/:service/test */
export interface ServiceTestReport {
  at: string;
  findings: ServiceTestFinding[];
}
