import { join } from 'node:path';
import { maxMailsPerDay, undeliveredMail, type QueuedMail } from '@doorstep/core';
import { openStore, type OpenedStore } from '@doorstep/store';
import {
  createDataFolder,
  createTestDatabase,
  serveDays,
  startMailSink,
  type MailSink,
  type TestDatabase,
} from '@doorstep/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createJobRunner } from '../src/jobs/job-runner.ts';
import { retryAfterMs, sendMails } from '../src/jobs/send-mails.ts';
import { createProductSecrets } from '../src/secrets/product-secrets.ts';
import { createSmtpSender, type MailSender } from '../src/mail/smtp-sender.ts';
import { watchMail, type MailWatch } from '../src/mail/watch-mail.ts';
import { emailedOf } from '../src/present/status-page.ts';
import { databases } from './real-servers.ts';

let opened: OpenedStore;
let sink: MailSink;
let sender: MailSender;
let folder: ReturnType<typeof createDataFolder>;
const secrets = createProductSecrets('a secret of this test');
let reported: unknown[];
let errors: unknown[];
/** Reports to the alarms: an issue's code, or that a mail was sent. */
let received: string[];
let watch: MailWatch;
let now: number;

function order(to: string, kind: QueuedMail['kind'] = 'receipt'): QueuedMail {
  const values = { reference: 'K7QM-2XPD-9RTA', offer: 'Compost bin', organisation: 'Wexmouth', state: 'held' };
  return { kind, to, language: 'en', values: { ...values, place: 0 }, isAddressUnproven: true };
}

const add = (id: string, subject: string, to: string, kind?: QueuedMail['kind']) =>
  opened.store.outbox.add({ id, subject, order: order(to, kind), at: now });

/** The job, on a clock that the test advances. */
const job = () =>
  sendMails({
    context: { store: { ...opened.store, now: async () => now }, secrets, mailSite: 'https://offers.example' },
    sender,
    watch,
    report: {
      sent: () => undefined,
      failed(entry, error) {
        reported.push(entry);
        errors.push(error);
      },
    },
  });
const run = () => job().run(new AbortController().signal);
const receiptSubject = 'Your request K7QM-2XPD-9RTA: Compost bin';
const acceptedSubject = 'Your request K7QM-2XPD-9RTA is accepted';
const subjects = () => sink.mails.map(({ raw }) => /^Subject: (.*?)\r?$/m.exec(raw)?.[1]);
const sentTo = () => sink.mails.flatMap(({ to }) => to);

describe.each(databases)('sending mails on %s', (kind) => {
  let database: TestDatabase | null;
  beforeEach(async () => {
    folder = createDataFolder();
    database = kind === 'PostgreSQL' ? await createTestDatabase() : null;
    opened = await openStore(database?.url ?? join(folder.path, 'doorstep.db'));
    sink = await startMailSink();
    sender = createSmtpSender({ smtpUrl: sink.url, from: 'Offers <offers@doorstep.example>' });
    reported = [];
    errors = [];
    received = [];
    watch = watchMail(
      { failed: ({ kind, code }) => received.push(`${kind} ${code}`), worked: () => received.push('sent') },
      'mail.example',
    );
    now = 1_000_000;
  });
  afterEach(async () => {
    sender.close();
    await sink.close();
    await opened.store.close();
    await database?.drop();
    folder.remove();
  });

  it('sends the mails of the outbox once, as text and HTML', async () => {
    await add('1', 'request-1', 'ada@example.org');
    await run();
    await run();
    expect(sentTo()).toEqual(['ada@example.org']);
    const { from, raw } = sink.mails[0]!;
    expect(from).toBe('offers@doorstep.example');
    expect(raw).toMatch(/^Message-ID: <1@doorstep\.example>\r?$/im);
    expect(raw).toMatch(/^Subject: Your request K7QM-2XPD-9RTA: Compost bin\r?$/m);
    expect(raw).toContain('text/plain');
    expect(raw).toContain('text/html');
    expect((await opened.store.outbox.mails(10)).map(({ status }) => status)).toEqual(['sent']);
  });

  it('backs off after each failure, then continues where it was', async () => {
    sink.refuse('ada@example.org', 451);
    await add('1', 'request-1', 'ada@example.org');
    await run();
    expect([sentTo(), reported]).toEqual([[], [{ id: '1', attempts: 1, requestId: null }]]);
    sink.accept();
    now += 29_000;
    await run();
    expect(sentTo()).toEqual([]);
    now += 1000;
    await run();
    expect(sentTo()).toEqual(['ada@example.org']);
    expect([1, 2, 3, 11].map(retryAfterMs)).toEqual([30_000, 60_000, 120_000, 3_600_000]);
  });

  it('keeps the order of one request, and does not delay other requests', async () => {
    sink.refuse('ada@example.org', 451);
    await add('1', 'request-1', 'ada@example.org', 'receipt');
    await run();
    sink.accept();
    await add('2', 'request-1', 'ada@example.org', 'accepted');
    await add('3', 'request-2', 'ben@example.org', 'receipt');
    await run();
    await run();
    expect(sentTo()).toEqual(['ben@example.org']);
    now += 30_000;
    await run();
    await run();
    expect(subjects().slice(1)).toEqual([receiptSubject, acceptedSubject]);
  });

  it('retries a mail for three days, reports that it gave up, and sends those queued after it', async () => {
    const statuses = async () => (await opened.store.outbox.mails(10)).map(({ status }) => status);
    sink.refuse('ada@example.org', 451);
    await add('1', 'request-1', 'ada@example.org', 'receipt');
    const end = now + 3 * 86_400_000;
    for (let attempt = 1; now + retryAfterMs(attempt) < end; attempt += 1) {
      await run();
      now += retryAfterMs(attempt);
      await opened.store.serviceDays.record(now);
    }
    expect(end - now).toBeLessThan(3_600_000);
    await add('2', 'request-1', 'ada@example.org', 'accepted');
    await run();
    expect(await statuses()).toEqual(['waiting', 'waiting']);
    expect(reported.at(-1)).toEqual({ id: '1', attempts: 78, requestId: null });

    now = end;
    await opened.store.serviceDays.record(now);
    sink.accept();
    await run();
    expect(await statuses()).toEqual(['sent', 'given_up']);
    expect(subjects()).toEqual([acceptedSubject]);
  });

  it('neither gives up nor postpones a mail when a clock jumps', async () => {
    const right = (now = Date.now());
    await serveDays(opened.store, 3, now);
    sink.refuse('ada@example.org', 451);
    await add('1', 'request-1', 'ada@example.org');
    now += 15 * 86_400_000;
    await opened.store.serviceDays.record(now);
    await run();
    expect((await opened.store.outbox.mails(10)).map(({ status }) => status)).toEqual(['waiting']);
    // The clock is right again; mails that the wrong clock postponed would be due only in two weeks.
    now = right + 60_000;
    sink.accept();
    await run();
    expect(sentTo()).toEqual(['ada@example.org']);
  });

  it('limits the mails to one mailbox, however its address is spelled', async () => {
    for (let index = 0; index < 40; index += 1) {
      const spelling = index % 2 === 0 ? 'Ada@Example.org' : `ada+${index}@example.org`;
      await add(`first ${index}`, `request-${index}`, spelling);
    }
    const runAll = async () => {
      for (let times = 0; times < 20; times += 1) await run();
    };
    await runAll();
    expect(sentTo()).toHaveLength(maxMailsPerDay.setOffByVisitor);
    const statuses = (await opened.store.outbox.mails(100)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'limited')).toHaveLength(35);
    const mails = await opened.store.outbox.ofSubject('request-38');
    const contact = { name: '', email: 'Ada@Example.org', phone: '' };
    expect(mails.map(({ status }) => status)).toEqual(['limited']);
    expect(emailedOf({ contact, erasedAt: null }, { canSendMail: true, mails })).toBeNull();
    // A later decision still arrives, and other requests' mails are unaffected.
    await add('decision', 'request-1', 'ada@example.org', 'accepted');
    await add('other', 'request-x', 'ben@example.org');
    await runAll();
    expect(sentTo().slice(5).toSorted()).toEqual(['ada@example.org', 'ben@example.org']);
    for (let index = 0; index < 40; index += 1)
      await add(`more ${index}`, `request-${index}`, 'ada@example.org', 'lapsed');
    await runAll();
    expect(sentTo().filter((to) => to !== 'ben@example.org')).toHaveLength(maxMailsPerDay.inTotal);
    now += 86_400_000;
    await add('next day', 'request-1', 'ada@example.org');
    await runAll();
    expect(subjects().at(-1)).toBe(receiptSubject);
  });

  it('counts a retried mail once', async () => {
    sink.refuse('ada@example.org', 451);
    await add('1', 'request-1', 'ada@example.org');
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await run();
      now += retryAfterMs(attempt);
    }
    sink.accept();
    await run();
    expect(sentTo()).toEqual(['ada@example.org']);
  });

  it('gives up if the mail server refuses the recipient, and waits if it is only busy', async () => {
    const undelivered = async () => undeliveredMail(await opened.store.outbox.ofSubject('request'), 'ada@example.org');
    sink.refuse('ada@example.org', 451);
    await add('one', 'request', 'ada@example.org');
    await run();
    expect(await undelivered()).toBeNull();
    sink.refuse('ada@example.org', 550);
    now += retryAfterMs(1);
    await run();
    expect(await undelivered()).toMatchObject({ reason: 'refused', code: 'EENVELOPE 550' });
    sink.accept();
    now += retryAfterMs(2);
    await run();
    expect(await undelivered()).toBeNull();
  });

  it('keeps the recipient of a failed mail out of the log and the store', async () => {
    sink.refuse('ada@example.org', 550);
    await add('1', 'request-1', 'ada@example.org');
    await run();
    expect(errors.map((error) => [String(error), (error as Error).cause])).toEqual([
      ['MailNotSent: EENVELOPE 550', undefined],
    ]);
    expect(JSON.stringify(errors.map((error) => (error as Error).stack))).not.toContain('ada@');
  });

  it('reports an outage when the mail server is down, and its end with the next mail that is sent', async () => {
    const { port } = new URL(sink.url);
    await sink.close();
    await add('1', 'request-1', 'ada@example.org');
    await run();
    expect(received).toEqual(['unavailable ESOCKET']);
    sink = await startMailSink({ port: Number(port) });
    now += retryAfterMs(1);
    await run();
    expect(received.slice(1)).toEqual(['sent']);
  });

  it('reports no outage when one recipient is refused, however often, and one when no mail gets through', async () => {
    sink.refuse('ada@example.org', 550);
    for (let index = 0; index < 10; index += 1) {
      await add(`${index}`, `request-${index}`, 'ada@example.org', 'accepted');
      await run();
    }
    expect(received).toEqual([]);
    for (const name of ['ben', 'cem', 'dot', 'eve']) {
      sink.refuse(`${name}@example.org`, 550);
      await add(name, `request-${name}`, `${name}@example.org`);
      await run();
    }
    expect(received).toEqual(['misconfigured 550']);
    sink.accept();
    await add('last', 'request-last', 'fay@example.org');
    await run();
    expect(received.at(-1)).toBe('sent');
  });

  it('derives secret links on sending, and stores none', async () => {
    await add('1', 'request-1', 'ada@example.org', 'accepted');
    await run();
    const raw = sink.mails[0]!.raw.replaceAll('=\r\n', '');
    expect(raw).toContain(`https://offers.example/r/K7QM-2XPD-9RTA/${secrets.receiptSecret('request-1')}`);
    expect(JSON.stringify(await opened.store.outbox.mails(10))).not.toContain('https:');
  });

  it('never sends a mail to an injected address', async () => {
    await add('1', 'request-1', 'ada@example.org, all@example.org');
    await add('2', 'request-2', 'ben@example.org\r\nBcc: all@example.org');
    await run();
    expect(sentTo()).not.toContain('all@example.org');
    for (const { raw } of sink.mails) expect(raw).not.toMatch(/^Bcc:/m);
  });

  it('releases its leases when it stops', async () => {
    await add('1', 'request-1', 'ada@example.org');
    const controller = new AbortController();
    controller.abort();
    await job().run(controller.signal);
    expect(sentTo()).toEqual([]);
    await run();
    expect(sentTo()).toEqual(['ada@example.org']);
  });
});

describe('a job', () => {
  it('continues after a failure, which is reported, and ends when stopped', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const errors: string[] = [];
    let runs = 0;
    const runner = createJobRunner(
      [
        {
          name: 'flaky',
          everyMs: 1000,
          run: async () => {
            runs += 1;
            if (runs === 1) throw new Error('once');
            return false;
          },
        },
      ],
      { done: () => undefined, failed: (name, error) => errors.push(`${name}: ${(error as Error).message}`) },
    );
    runner.start();
    await vi.advanceTimersByTimeAsync(2000);
    expect([errors, runs]).toEqual([['flaky: once'], 3]);
    await runner.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runs).toBe(3);
  });
});
