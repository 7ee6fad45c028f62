import type { StaffTextId } from '@doorstep/messages';

/** Texts of the audit actions that a request's history can hold; another action is shown by its own name. */
export const historyTextIds = new Map<string, StaffTextId>([
  ['request.submitted', 'staff.history.submitted'],
  ['request.accepted', 'staff.history.accepted'],
  ['request.held', 'staff.history.held'],
  ['request.waitlisted', 'staff.history.waitlisted'],
  ['request.declined', 'staff.history.declined'],
  ['request.withdrawn', 'staff.history.withdrawn'],
  ['request.confirmed', 'staff.history.confirmed'],
  ['request.lapsed', 'staff.history.lapsed'],
  ['request.read', 'staff.history.read'],
  ['request.exported', 'staff.history.exported'],
]);
