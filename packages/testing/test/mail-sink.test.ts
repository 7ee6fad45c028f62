import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailSink, type MailSink } from '../src/index.ts';

let sink: MailSink;
beforeAll(async () => {
  sink = await startMailSink();
});
afterAll(() => sink.close());

function converse(...lines: string[]): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(sink.url).port), '127.0.0.1');
    const answers: number[] = [];
    const left = [...lines];
    socket.on('error', reject);
    socket.on('end', () => resolve(answers));
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n')) {
        if (!/^\d{3} /.test(line)) continue;
        answers.push(Number(line.slice(0, 3)));
        const next = left.shift();
        if (next !== undefined) socket.write(`${next}\r\n`);
      }
    });
  });
}

const letter = (to: string) => [
  'EHLO test',
  'MAIL FROM:<a@example.org>',
  `RCPT TO:<${to}>`,
  'DATA',
  'Subject: Hello\r\n\r\nSch=C3=B6n, a long=\r\n line\r\n.',
  'QUIT',
];

test('the mail sink keeps a mail as sent, for tests that wait for it', async () => {
  const awaited = sink.mailTo('Visitor@example.org');
  expect(await converse(...letter('visitor@example.org'))).toEqual([220, 250, 250, 250, 354, 250, 221]);
  expect(await awaited).toEqual({
    from: 'a@example.org',
    to: ['visitor@example.org'],
    raw: 'Subject: Hello\r\n\r\nSch=C3=B6n, a long=\r\n line\r\n',
    text: 'Subject: Hello\r\n\r\nSchön, a long line\r\n',
  });
  expect(sink.mails).toHaveLength(1);
});

test('the mail sink rejects as configured, temporarily or permanently', async () => {
  sink.refuse('gone@example.org', 550);
  expect(await converse('EHLO test', 'MAIL FROM:<a@example.org>', 'RCPT TO:<gone@example.org>', 'QUIT')).toContain(550);
  sink.accept();
  expect(await converse(...letter('gone@example.org'))).not.toContain(550);
});

test('the mail sink times out when no matching mail arrives', async () => {
  await expect(sink.mailTo('visitor@example.org', { text: /Goodbye/, timeoutMs: 50 })).rejects.toThrow(
    'No mail to visitor@example.org with /Goodbye/ within 50 ms; came: Hello',
  );
});
