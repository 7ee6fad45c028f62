import { join } from 'node:path';
import type { MailOrder } from '@doorstep/core';
import { openStore, type OpenedStore } from '@doorstep/store';
import { createDataFolder, startMailSink, type MailSink } from '@doorstep/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createJobRunner } from '../src/jobs/job-runner.ts';
import { retryAfterMs, sendMails } from '../src/jobs/send-mails.ts';
import { createSmtpSender, type MailSender } from '../src/mail/smtp-sender.ts';

let opened: OpenedStore;
let sink: MailSink;
let sender: MailSender;
let folder: ReturnType<typeof createDataFolder>;
let reported: unknown[];
let now: number;

beforeEach(async () => {
  folder = createDataFolder();
  opened = await openStore(join(folder.path, 'doorstep.db'));
  sink = await startMailSink();
  sender = createSmtpSender({ smtpUrl: sink.url, from: 'Offers <offers@doorstep.example>' });
  reported = [];
  now = 1_000_000;
});
afterEach(async () => {
  sender.close();
  await sink.close();
  await opened.store.close();
  folder.remove();
});

function order(to: string, kind: MailOrder['kind'] = 'receipt'): MailOrder {
  const url = 'https://offers.example/r/K7QM-2XPD-9RTA/secret';
  const values = { reference: 'K7QM-2XPD-9RTA', offer: 'Compost bin', organisation: 'Wexmouth', state: 'held', url };
  return { kind, to, language: 'en', values: { ...values, place: 0 } };
}

const add = (id: string, subject: string, to: string, kind?: MailOrder['kind']) =>
  opened.store.outbox.add({ id, subject, order: order(to, kind), at: now });

/** The job, on a clock that the test moves. */
const job = () =>
  sendMails({
    store: { outbox: opened.store.outbox, now: async () => now },
    sender,
    report: (error, entry) => reported.push(entry),
  });
const run = () => job().run(new AbortController().signal);
const receiptSubject = 'Your request K7QM-2XPD-9RTA: Compost bin';
const acceptedSubject = 'Good news about your request K7QM-2XPD-9RTA';
const subjects = () => sink.mails.map(({ raw }) => /^Subject: (.*?)\r?$/m.exec(raw)?.[1]);
const sentTo = () => sink.mails.flatMap(({ to }) => to);

describe('sending mails', () => {
  it('sends what the outbox holds, once, as text and HTML', async () => {
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

  it('waits longer after every failure, and goes on where it was', async () => {
    sink.refuse('ada@example.org', 451);
    await add('1', 'request-1', 'ada@example.org');
    await run();
    expect([sentTo(), reported]).toEqual([[], [{ id: '1', attempts: 1 }]]);
    sink.accept();
    now += 29_000;
    await run();
    expect(sentTo()).toEqual([]);
    now += 1000;
    await run();
    expect(sentTo()).toEqual(['ada@example.org']);
    expect([1, 2, 3, 11].map(retryAfterMs)).toEqual([30_000, 60_000, 120_000, 6 * 3_600_000]);
  });

  it('keeps the order of one request, and lets no request wait for another', async () => {
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

  it('gives a mail up after twelve failures or three days, and sends those behind it', async () => {
    sink.refuse('ada@example.org', 451);
    await add('1', 'request-1', 'ada@example.org', 'receipt');
    await add('2', 'request-1', 'ada@example.org', 'accepted');
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await run();
      now += retryAfterMs(attempt);
    }
    sink.accept();
    await run();
    expect(subjects()).toEqual([acceptedSubject]);
    expect((await opened.store.outbox.mails(10)).map(({ status }) => status)).toEqual(['sent', 'failed']);

    await add('3', 'request-2', 'ben@example.org', 'receipt');
    now += 3 * 86_400_000;
    await add('4', 'request-2', 'ben@example.org', 'accepted');
    await run();
    expect(subjects()).toEqual([acceptedSubject, acceptedSubject]);
  });

  it('never lets an address reach somebody else', async () => {
    await add('1', 'request-1', 'ada@example.org, all@example.org');
    await add('2', 'request-2', 'ben@example.org\r\nBcc: all@example.org');
    await run();
    expect(sentTo()).not.toContain('all@example.org');
    for (const { raw } of sink.mails) expect(raw).not.toMatch(/^Bcc:/m);
  });

  it('gives back what it leased when it is told to stop', async () => {
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
  it('goes on after a failure, which is reported, and ends when it is told to', async () => {
    const errors: string[] = [];
    let runs = 0;
    const runner = createJobRunner(
      [
        {
          name: 'flaky',
          everyMs: 1,
          run: async () => {
            runs += 1;
            if (runs === 1) throw new Error('once');
            return false;
          },
        },
      ],
      (name, error) => errors.push(`${name}: ${(error as Error).message}`),
    );
    runner.start();
    await expect.poll(() => runs).toBeGreaterThanOrEqual(3);
    await runner.stop();
    const runsThen = runs;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([errors, runs]).toEqual([['flaky: once'], runsThen]);
  });
});
