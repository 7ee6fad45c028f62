import type { ServiceIssue, ServiceWatch } from '../alarms/create-service-watch.ts';
import { MailNotSent } from './smtp-sender.ts';

export interface MailWatch {
  sent(): void;
  /** @param to Kept in memory until the next mail is sent. */
  failed(error: unknown, to: string): void;
}

/** One refusing mailbox says nothing about the mail server; so many in a row mean that it relays nothing for us. */
const maxRecipientsRefused = 5;

/** Raises an alarm when mails fail; the next success resolves it. @param host  the mail server's. */
export function watchMail(watch: ServiceWatch, host: string): MailWatch {
  const refused = new Set<string>();
  return {
    sent() {
      refused.clear();
      watch.worked();
    },
    failed(error, to) {
      // Any other error occurred before the mail server was contacted.
      if (!(error instanceof MailNotSent)) return;
      if (isAboutOneMail(error)) {
        refused.add(to.toLowerCase());
        if (refused.size < maxRecipientsRefused) return;
        // Enough refused recipients are known: do not collect addresses during a long outage.
        if (refused.size > maxRecipientsRefused) refused.delete(to.toLowerCase());
      }
      watch.failed(issueOf(error, host));
    },
  };
}

function isAboutOneMail({ code, status, command }: MailNotSent): boolean {
  if (status === 421) return false; // the server is closing the connection
  return command === 'RCPT TO' || command === 'DATA' || (command === 'API' && code === 'EENVELOPE');
}

function issueOf({ code, status, command }: MailNotSent, host: string): ServiceIssue {
  const isForGood = status === null ? code === 'EAUTH' || code === 'ETLS' : status >= 500;
  return {
    code: status === null ? code || 'answer' : String(status),
    kind: isForGood ? 'misconfigured' : 'unavailable',
    message: `${whatHappened({ code, status, command }, host)} ${isForGood ? whatToDo(code, command) : 'Emails wait, and are sent once it takes them.'}`,
  };
}

function whatHappened(
  { code, status, command }: Pick<MailNotSent, 'code' | 'status' | 'command'>,
  host: string,
): string {
  if (code === 'EAUTH') return `The mail server ${host} does not let us sign in.`;
  if (code === 'ETLS') return `No encrypted connection to the mail server ${host} comes about.`;
  if (status === null) return `The mail server ${host} does not answer (${code || 'no reason known'}).`;
  if (command === 'MAIL FROM') return `The mail server ${host} does not take emails from our sender (${status}).`;
  return `The mail server ${host} does not take our emails (${status}).`;
}

function whatToDo(code: string, command: string): string {
  if (code === 'EAUTH') return 'Check the name and password in SMTP_URL, and restart.';
  if (code === 'ETLS') return 'Check SMTP_URL and the server’s certificate, and restart.';
  if (command === 'MAIL FROM')
    return 'Check DOORSTEP_MAIL_FROM and whether SMTP_URL needs a name and password, and restart.';
  return 'Ask whoever runs it whether it sends on emails for this installation.';
}
