// Accepts every mail over real SMTP and delivers none.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface SunkMail {
  from: string;
  to: string[];
  raw: string;
  /** `raw` without its quoted-printable encoding (RFC 2045). */
  text: string;
}

interface AwaitedMail {
  text?: RegExp;
  timeoutMs?: number;
}

export interface MailSink {
  url: string;
  mails: SunkMail[];
  mailTo: (address: string, awaited?: AwaitedMail) => Promise<SunkMail>;
  /** Rejects mails to an address, permanently (550) or temporarily (451), until `accept`. */
  refuse: (address: string, status: 451 | 550) => void;
  accept: () => void;
  close: () => Promise<void>;
}

/** Greets each client at once: smtp-server waits 100 ms for one that talks first. */
class PromptServer extends SMTPServer {
  override connect(...given: Parameters<SMTPServer['connect']>): void {
    super.connect(...given);
    const connection = [...this.connections].at(-1);
    if (connection === undefined) return;
    connection.connectionReady();
    connection.connectionReady = () => undefined;
  }
}

export async function startMailSink({ port = 0 } = {}): Promise<MailSink> {
  const mails: SunkMail[] = [];
  const refused = new Map<string, number>();
  const waiting = new Set<() => void>();

  const server = new PromptServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      const status = refused.get(address.toLowerCase());
      if (status === undefined) done();
      else done(Object.assign(new Error('mailbox refused'), { responseCode: status }));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        const raw = Buffer.concat(parts).toString('utf8');
        mails.push({ from, to: rcptTo.map(({ address }) => address), raw, text: decodeQuoted(raw) });
        done();
        for (const look of waiting) look();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  // A client may disconnect halfway.
  server.on('error', () => undefined);
  const { port: taken } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${taken}`,
    mails,
    mailTo(address, { text = /^/, timeoutMs = 20_000 } = {}) {
      const isTo = ({ to }: SunkMail) => to.some((one) => one.toLowerCase() === address.toLowerCase());
      return new Promise((resolve, reject) => {
        const look = (): void => {
          const mail = mails.find((one) => isTo(one) && text.test(one.text));
          if (mail === undefined) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(mail);
        };
        const timer = setTimeout(() => {
          waiting.delete(look);
          const came = mails.filter(isTo).map((mail) => /^Subject: (.*)/m.exec(mail.text)?.[1]);
          reject(
            new Error(
              `No mail to ${address} with ${String(text)} within ${timeoutMs} ms; came: ${came.join(', ') || 'none'}`,
            ),
          );
        }, timeoutMs);
        waiting.add(look);
        look();
      });
    },
    refuse: (address, status) => void refused.set(address.toLowerCase(), status),
    accept: () => refused.clear(),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function decodeQuoted(raw: string): string {
  const bytes = raw
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
