import { describe, expect, it } from 'vitest';
import { doneTextId, moveTextId } from './outcome-texts.ts';

describe('outcome texts', () => {
  it('depend on the previous state where the new one alone would mislead', () => {
    expect(moveTextId(null, 'accepted')).toBe('staff.history.accepted');
    expect(moveTextId('held', 'accepted')).toBe('staff.history.accepted');
    expect(moveTextId('packed', 'accepted')).toBe('staff.history.taken_out');
    expect(moveTextId('lost', 'accepted')).toBe('staff.history.to_send_again');
    expect(moveTextId('accepted', 'held')).toBe('staff.history.put_back');
  });

  it('follow a decision’s actual result, not its intention', () => {
    expect(doneTextId({ to: 'waitlisted', hasTaken: false })).toBe('staff.request.done.waitlisted');
    expect(doneTextId({ to: 'entered', hasTaken: false })).toBe('staff.request.done.entered');
    expect(doneTextId({ to: 'declined', hasTaken: true })).toBe('staff.request.done.declined_taken');
    expect(doneTextId({ to: 'dispatched', hasTaken: true })).toBeNull();
  });
});
