export { countMail, maxMailsPerDay } from './count-mail.ts';
export type * from './outbox-store.ts';
export { failureOf, undeliveredMail, type UndeliveredMail } from './undelivered-mail.ts';
