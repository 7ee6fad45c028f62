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

/** Parts of an offer's area of which there is no address data: whoever lives there types the address. */
export interface MissingAddressData {
  /** Nobody can choose an address; without countries and postcodes, since there is no data at all. */
  isAll: boolean;
  /** ISO 3166-1 alpha-2. */
  countries: string[];
  postcodePrefixes: string[];
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
  'mail_message_taken',
  'mail_message_refused',
  'timed_out',
  'unreachable',
  'http_status',
  'not_its_answer',
] as const;
export type ServiceTestOutcome = (typeof serviceTestOutcomes)[number];

export const serviceTestSubjects = [
  'built_in',
  'script',
  'secret',
  'server',
  'server_key',
  'browser_key',
  'mail_server',
  'mail_message',
] as const;
export type ServiceTestSubject = (typeof serviceTestSubjects)[number];
