import type { MailLinks, QueuedMail } from '@doorstep/core';
import { describe, expect, it } from 'vitest';
import { composeMail as composeWith } from './compose-mail.ts';
import type { MailMatter } from './mail-matter.ts';

const links = { receipt: 'https://offers.example/r/K7QM-2XPD-9RTA/secret', confirm: null };
const composeMail = (written: QueuedMail, given: MailLinks | 'hidden' = links) => composeWith(written, given);

const order: QueuedMail = {
  kind: 'receipt',
  to: 'ada@example.org',
  language: 'en',
  values: {
    reference: 'K7QM-2XPD-9RTA',
    offer: 'Compost bin',
    organisation: 'Wexmouth Council',
    state: 'accepted',
    place: 0,
  },
};
const withValues = (kind: QueuedMail['kind'], values: QueuedMail['values']): QueuedMail => ({
  ...order,
  kind,
  values: { ...order.values, ...values },
});

describe('a mail', () => {
  it('has the subject, the reference, the link and the sender', () => {
    const { subject, text, html, to } = composeMail(order);
    expect(to).toBe('ada@example.org');
    expect(subject).toBe('Your request K7QM-2XPD-9RTA: Compost bin');
    for (const part of ['accepted', 'K7QM-2XPD-9RTA', 'https://offers.example/r/', 'Wexmouth Council']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
  });

  it('distinguishes the states of a new request', () => {
    const text = (state: string, place = 0) => composeMail(withValues('receipt', { state, place })).text;
    expect(text('held')).toContain('We are checking your request');
    expect(text('waitlisted', 1200)).toContain('number 1,200 in the queue');
    expect(text('entered')).toContain('draw');
    expect(text('held')).not.toContain('queue');
  });

  it('names the items, the delivery address, how places are given and the contact', () => {
    const matter: MailMatter = {
      items: ['1 × Compost bin'],
      to: ['Ada Example', '12 Sample Row', 'Wexmouth, WX1 1AA'],
      collection: null,
      giving: 'draw',
      wasDrawn: false,
      drawAt: '2036-12-16T18:00:00.000Z',
      timeZone: 'Europe/London',
      offerLanguage: 'en',
      helpContact: 'Write to [us](mailto:help@wexmouth.example).',
      replyTo: 'help@wexmouth.example',
      colour: '#33508a',
    };
    const { text, html, replyTo } = composeWith(withValues('receipt', { state: 'entered' }), links, matter);
    expect(replyTo).toBe('help@wexmouth.example');
    for (const part of ['1 × Compost bin', '12 Sample Row', 'Every home that enters has the same chance.']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain('The draw is held on 16 December 2036.');
    expect(html).toContain('href="mailto:help@wexmouth.example"');
    expect(text).toContain('Help with this\n\nWrite to us (help@wexmouth.example).');
    expect(text).not.toContain('**');
    expect(html.match(/display:inline-block/g)).toHaveLength(1);
    const drawn = composeWith(withValues('accepted', {}), links, { ...matter, wasDrawn: true });
    expect(drawn.text).toMatch(/^The draw has been held, and your request was drawn\./);
  });

  it('gives the reason for a refusal, and omits an empty one', () => {
    expect(composeMail(withValues('declined', { reason: 'Outside the town' })).text).toContain(
      'The reason: Outside the town',
    );
    expect(composeMail(withValues('declined', { reason: '' })).text).not.toContain('The reason');
  });

  it.each(['request_adjusted', 'address_corrected'] as const)(
    'reports that a change (%s) served the request from the queue',
    (kind) => {
      const values = { items: '1 × Blanket', reason: '', confirmation: 'We deliver on Fridays.' };
      const waits = composeMail(withValues(kind, { ...values, state: 'waitlisted', confirmation: '' }));
      expect(waits.text).toContain('Everything else stays as it was.');
      expect(waits.text).not.toContain('Good news');
      const { subject, text } = composeMail(withValues(kind, { ...values, turn: 'come' }));
      expect(subject).toContain('was changed, and it’s accepted');
      expect(text).toContain('Good news: your request for “Compost bin” is accepted.');
      expect(text).not.toContain('Everything else stays');
      expect(text.match(/We deliver on Fridays\./g)).toHaveLength(1);
    },
  );

  it('includes the offer’s confirmation text with an acceptance, as text and as HTML', () => {
    const { text, html } = composeMail(withValues('accepted', { confirmation: 'We deliver **on Fridays**.' }));
    expect(text).toContain('We deliver on Fridays.');
    expect(html).toContain('We deliver <strong>on Fridays</strong>.');
  });

  it('offers only changes that are still possible', () => {
    const text = (kind: QueuedMail['kind'], state: string) => composeMail(withValues(kind, { state })).text;
    expect(text('accepted', 'accepted')).toContain('change my request');
    for (const kind of ['declined', 'withdrawn', 'lapsed'] as const)
      expect(text(kind, kind)).not.toContain('change my request');
  });

  it('explains what happens to a returned or lost parcel', () => {
    const text = (kind: QueuedMail['kind'], way: string) => {
      const { subject, text } = composeMail(
        withValues(kind, { way, state: kind === 'sent_again' ? 'accepted' : kind }),
      );
      return `${subject}. ${text}`;
    };
    expect(text('returned', 'delivered')).toContain('came back to us');
    expect(text('lost', 'delivered')).toMatch(/got lost\./);
    expect(text('sent_again', 'delivered')).toContain('We’re sending your request K7QM-2XPD-9RTA again');
    expect(text('accepted', 'collected')).not.toMatch(/on its way|pack it|sending|sent/);
    expect(text('returned', 'delivered')).toContain('Open your request to see what you can do.');
    expect(text('accepted', 'delivered')).toContain('The button opens your request.');
  });

  it('gives the place, time and code of a collection, with a calendar file', () => {
    const matter: MailMatter = {
      items: ['1 × Apple tree'],
      to: [],
      collection: {
        place: ['Market Hall', '1 Market Square'],
        times: ['Saturday 5 December, 10 am – 2 pm'],
        code: 'K47 PW',
        calendar: 'BEGIN:VCALENDAR',
      },
      giving: 'first_come',
      wasDrawn: false,
      drawAt: null,
      timeZone: 'Europe/London',
      offerLanguage: 'en',
      helpContact: 'Write to help@wexmouth.example',
      replyTo: 'help@wexmouth.example',
      colour: null,
    };
    const { subject, text, html, calendar } = composeWith(withValues('ready', { way: 'collected' }), links, matter);
    expect(subject).toMatch(/^Ready to collect/);
    for (const part of ['Market Hall', '1 Market Square', 'Saturday 5 December', 'K47 PW', 'Show my code']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(calendar).toBe('BEGIN:VCALENDAR');
  });

  it('that asks for confirmation starts with the confirmation link', () => {
    const { text } = composeMail(withValues('confirm_link', {}), {
      ...links,
      confirm: 'https://offers.example/confirm/abc',
    });
    const paths = [...text.matchAll(/https:\/\/offers\.example(\/[^/]+)/g)].map(([, path]) => path);
    expect(paths.slice(0, 2)).toEqual(['/confirm', '/r']);
  });

  it('shown to staff has no secret link', () => {
    for (const kind of ['receipt', 'confirm_link', 'accepted', 'withdrawn'] as const) {
      const { text, html } = composeMail(withValues(kind, {}), 'hidden');
      expect(text + html).not.toContain('https:');
      expect(text).toContain('[A private link that only the visitor receives]');
    }
  });

  it('keeps user text from becoming markup or headers', () => {
    const { subject, html } = composeMail(
      withValues('receipt', { offer: '<img src=x onerror=alert(1)>\r\nBcc: all@example.org' }),
    );
    expect(html).not.toContain('<img');
    expect(html).toContain('&#60;img');
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it('turns only URLs into links', () => {
    expect(composeMail(order, { ...links, receipt: 'javascript:alert(1)' }).html).not.toContain('href="javascript');
  });

  it('uses the visitor’s language, and English where that is missing', () => {
    const pseudo = composeMail({ ...order, language: 'en-XB' });
    expect(pseudo.html).toContain('<html lang="en-XB" dir="rtl"');
    expect(pseudo.html).toContain('<div class="letter" lang="en-XB" dir="rtl"');
    expect(pseudo.text).not.toContain('Your request');
    expect(composeMail({ ...order, language: 'xx' }).text).toContain('Your request');
  });

  it('about a service names the service, its message and the page to open, without details of any request', () => {
    const alarm = (values: QueuedMail['values']) => {
      const url = 'https://offers.example/staff/services';
      return composeMail({
        kind: 'service_alarm',
        to: 'olive@example.org',
        language: 'en',
        values: { ...values, url },
      });
    };
    const down = alarm({ service: 'human_check', kind: 'unavailable', code: 'timeout', message: '' });
    expect(down.subject).toBe('The human check is unreachable');
    expect(down.text).toContain('held for staff');
    expect(down.text).not.toContain('Its answer');
    const account = alarm({ service: 'address_lookup', kind: 'account', code: '3', message: 'Account out of credit' });
    expect(account.subject).toBe('Address lookup account needs attention');
    expect(account.text).toContain('Its answer: Account out of credit (3)');
    expect(account.text).toContain('https://offers.example/staff/services');
    const message = '“Compost bin” is public, and there are no addresses of FR.';
    const data = alarm({ service: 'address_data', kind: 'misconfigured', code: 'compost-bin', message });
    expect(data.subject).toBe('An offer has no address data: compost-bin');
    expect(data.text).toContain(`${message}\n`);
    expect(data.text).not.toMatch(/Loqate|hCaptcha|Its answer/);
  });
});
