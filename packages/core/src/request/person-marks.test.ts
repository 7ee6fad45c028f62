import { describe, expect, it } from 'vitest';
import { personMarks, sharedMarks } from './person-marks.ts';

const of = (email: string, phone = '') => ({ contact: { name: '', email, phone } });

describe('the mark shared by one person’s requests', () => {
  it.each([
    ['Ada@Example.org', ' ada+seeds@example.ORG '],
    ['ada@example.org', 'ada@example.org'],
  ])('is the mailbox of %s and %s', (one, another) => {
    expect(sharedMarks(of(one), of(another))).toEqual(['email']);
  });

  it.each([
    ['01632 960 123', '+44 1632 960123'],
    ['0044-1632-960123', '(01632) 960123'],
    ['12 34 56 78', '+45 12345678'],
  ])('is the phone number of %s and %s', (one, another) => {
    expect(sharedMarks(of('', one), of('', another))).toEqual(['phone']);
  });

  it('is both mailbox and phone number, or none if they are missing or differ', () => {
    expect(sharedMarks(of('a@example.org', '01632 960123'), of('A@example.org', '+441632960123'))).toEqual([
      'email',
      'phone',
    ]);
    expect(sharedMarks(of(''), of(''))).toEqual([]);
    expect(sharedMarks(of('ada.b@example.org', '999'), of('adab@example.org', '999'))).toEqual([]);
    expect(personMarks({ email: '', phone: 'none' })).toEqual({ email: '', phone: '' });
  });
});
