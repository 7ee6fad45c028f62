/** External services that can be tested from here. */
export const testedServices = ['human-check', 'address-lookup', 'mail'] as const;
export type TestedService = (typeof testedServices)[number];

/**
 * What someone has to monitor. Only visitors' browsers know whether the human check's script loads; address data is
 * local and may be missing for a public offer.
 */
export const watchedServices = [...testedServices, 'human-check-script', 'address-data'] as const;
export type WatchedService = (typeof watchedServices)[number];

/** `unavailable` may resolve by itself; `misconfigured` and `account` last until someone fixes them. */
export const alarmKinds = ['unavailable', 'misconfigured', 'account'] as const;
export type AlarmKind = (typeof alarmKinds)[number];

/** Parts of an offer's area without address data; people who live there type the address. */
export interface MissingAddressData {
  /** There is no address data at all; countries and postcodes are empty then. */
  isAll: boolean;
  /** ISO 3166-1 alpha-2. */
  countries: string[];
  postcodePrefixes: string[];
}

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
