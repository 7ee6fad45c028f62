import type { StaffAction } from '@doorstep/contract';
import type { StaffTextId } from '@doorstep/messages';

interface Place {
  path: string;
  text: StaffTextId;
  action: StaffAction;
}

/** One's own, whatever the role. */
export const accountPath = '/staff/account';

/** Shown only where something is collected. */
export const counterPath = '/staff/counter';

/** The console's navigation, each place with the action that opens it. */
export const places: Place[] = [
  { path: '/staff/offers', text: 'staff.nav.offers', action: 'offers.read' },
  { path: '/staff/requests', text: 'staff.nav.requests', action: 'requests.read' },
  { path: '/staff/batches', text: 'staff.nav.batches', action: 'batches.read' },
  { path: '/staff/packing', text: 'staff.nav.packing', action: 'batches.pack' },
  { path: counterPath, text: 'staff.nav.counter', action: 'requests.decide' },
  { path: '/staff/homes', text: 'staff.nav.homes', action: 'homes.read' },
  { path: '/staff/insights', text: 'staff.nav.insights', action: 'requests.read' },
  { path: '/staff/mails', text: 'staff.nav.mails', action: 'mails.read' },
  { path: '/staff/people', text: 'staff.nav.people', action: 'people.manage' },
  { path: '/staff/tokens', text: 'staff.nav.tokens', action: 'tokens.manage' },
  { path: '/staff/webhooks', text: 'staff.nav.webhooks', action: 'services.manage' },
  { path: '/staff/audit', text: 'staff.nav.audit', action: 'audit.read' },
  { path: '/staff/services', text: 'staff.nav.services', action: 'services.manage' },
];
