import type { RequestSource } from '@doorstep/contract';
import type { StaffTextId } from '@doorstep/messages';

/** Texts of audit actions that are not state changes; an action without a text is shown by its name. */
export const historyTextIds = new Map<string, StaffTextId>([
  ['request.confirmed', 'staff.history.confirmed'],
  ['request.doubts_settled', 'staff.history.doubts_settled'],
  ['request.address_corrected', 'staff.history.address_corrected'],
  ['request.adjusted', 'staff.history.adjusted'],
  ['request.place_changed', 'staff.history.place_changed'],
  ['request.handed_over', 'staff.history.handed_over'],
  ['request.hand_over_undone', 'staff.history.hand_over_undone'],
  ['request.receipt_sent', 'staff.history.receipt_sent'],
  ['request.email_sent_again', 'staff.history.email_sent_again'],
  ['request.dispatch_undone', 'staff.history.dispatch_undone'],
  ['request.return_undone', 'staff.history.return_undone'],
  ['request.not_collected', 'staff.history.not_collected'],
  ['request.asked_again', 'staff.history.asked_again'],
  ['request.details_changed', 'staff.history.details_changed'],
  ['request.email_asked', 'staff.history.email_asked'],
  ['request.email_kept', 'staff.history.email_kept'],
  ['queue.served', 'staff.history.queue_served'],
  ['request.noted', 'staff.history.noted'],
  ['request.viewed', 'staff.history.viewed'],
  ['request.exported', 'staff.history.exported'],
  ['request.erased', 'staff.history.erased'],
]);

/** The arrival of a request, by source. */
export const arrivalTextIds: Record<RequestSource, StaffTextId> = {
  web: 'staff.history.submitted',
  embed: 'staff.history.submitted',
  staff: 'staff.history.entered_by_staff',
  api: 'staff.history.sent_by_program',
};

/** Why Doorstep itself moved a request; people write their reasons in words. */
export const systemReasonTextIds = new Map<string, StaffTextId>([
  ['queue', 'staff.history.reason.queue'],
  ['draw', 'staff.history.reason.draw'],
]);

/** Actors without a name; people are shown by theirs. */
export const actorTextIds = new Map<string, StaffTextId>([
  ['visitor', 'staff.actor.visitor'],
  ['system', 'staff.actor.system'],
  ['command_line', 'staff.actor.command_line'],
]);
