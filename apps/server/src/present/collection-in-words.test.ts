import ical from 'ical.js';
import { expect, it } from 'vitest';
import { calendarFile } from './collection-in-words.ts';

const entry = {
  uid: 'AAAA-CCCC-DDDD@doorstep',
  title: 'Collect: An apple tree, “old kind”; for your garden',
  location: 'Halle du marché, porte nord, 1 Market Square',
  text: 'Your code: K47 PW\nRing at the side door.',
  from: '2026-07-04T10:00:00+01:00',
  until: '2026-07-04T14:30:00+01:00',
  at: Date.parse('2026-06-01T08:00:00.123Z'),
};

it('a calendar file starts at the time when the place opens, as a calendar program reads it', () => {
  const [event] = new ical.Component(ical.parse(calendarFile(entry))).getAllSubcomponents('vevent');
  if (event === undefined) throw new Error('There is no entry');
  const { summary, location, description, uid, startDate, endDate } = new ical.Event(event);
  expect({ summary, location, description, uid }).toEqual({
    summary: entry.title,
    location: entry.location,
    description: entry.text,
    uid: entry.uid,
  });
  expect([startDate.zone.tzid, startDate.toJSDate().toISOString(), endDate.toJSDate().toISOString()]).toEqual([
    'UTC',
    '2026-07-04T09:00:00.000Z',
    '2026-07-04T13:30:00.000Z',
  ]);
});

it('a calendar file has no line over 75 bytes, and splits no character', () => {
  const file = calendarFile({ ...entry, text: 'é'.repeat(200), title: `x${'李'.repeat(80)}` });
  expect(file.endsWith('\r\n')).toBe(true);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const [event] = new ical.Component(ical.parse(file)).getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('description')).toBe('é'.repeat(200));
  expect(event?.getFirstPropertyValue('summary')).toBe(`x${'李'.repeat(80)}`);
});
