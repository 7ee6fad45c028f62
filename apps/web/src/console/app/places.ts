import type { StaffAction } from '@doorstep/contract';
import type { StaffTextId } from '@doorstep/messages';
import type { IconName } from '../shared/page/icon.tsx';

/** What is counted beside a place: held requests, open batches, open claims, items that run out. */
export type BadgeKind = 'held' | 'batches' | 'claims' | 'stock';

export interface Place {
  path: string;
  text: StaffTextId;
  icon: IconName;
  /** What opens it: whoever may not do it does not see the place. */
  action: StaffAction;
  /** The number beside it. */
  badge?: BadgeKind;
  /** Also in the bar at the foot of a phone; the others stand under "More" there. */
  isInFoot?: true;
}

/** One's own, whatever the role. */
export const accountPath = '/staff/account';

/** Where a working day starts. */
const todayPath = '/staff';

/** Shown only where something is collected. */
export const counterPath = '/staff/counter';

/** Shown on phones; elsewhere only to whoever may not see all batches, from where it is one step. */
export const packingPath = '/staff/packing';

export const workPlaces: readonly Place[] = [
  { path: todayPath, text: 'staff.nav.today', icon: 'today', action: 'offers.read', isInFoot: true },
  {
    path: '/staff/requests',
    text: 'staff.nav.requests',
    icon: 'requests',
    action: 'requests.read',
    badge: 'held',
    isInFoot: true,
  },
  { path: '/staff/batches', text: 'staff.nav.batches', icon: 'batches', action: 'batches.read', badge: 'batches' },
  { path: packingPath, text: 'staff.nav.packing', icon: 'packing', action: 'batches.pack', isInFoot: true },
  { path: counterPath, text: 'staff.nav.counter', icon: 'counter', action: 'requests.decide', isInFoot: true },
  { path: '/staff/homes', text: 'staff.nav.homes', icon: 'homes', action: 'homes.read', badge: 'claims' },
];

export const setUpPlaces: readonly Place[] = [
  { path: '/staff/offers', text: 'staff.nav.offers', icon: 'offers', action: 'offers.read', badge: 'stock' },
  { path: '/staff/insights', text: 'staff.nav.insights', icon: 'insights', action: 'requests.read' },
  { path: '/staff/mails', text: 'staff.nav.mails', icon: 'mails', action: 'mails.read' },
];

/** The second level of “Settings”: a row a screen. */
export const settingPlaces: readonly Place[] = [
  { path: '/staff/people', text: 'staff.nav.people', icon: 'people', action: 'people.manage' },
  { path: '/staff/addresses', text: 'staff.nav.addresses', icon: 'addresses', action: 'addresses.manage' },
  { path: '/staff/services', text: 'staff.nav.services', icon: 'services', action: 'services.manage' },
  { path: '/staff/webhooks', text: 'staff.nav.webhooks', icon: 'webhooks', action: 'services.manage' },
  { path: '/staff/tokens', text: 'staff.nav.tokens', icon: 'tokens', action: 'tokens.manage' },
  { path: '/staff/privacy', text: 'staff.nav.privacy', icon: 'privacy', action: 'privacy.manage' },
  { path: '/staff/audit', text: 'staff.nav.audit', icon: 'audit', action: 'audit.read' },
];

/** Whether a page is a place, or below one. */
export function isAt(place: Place, pathname: string): boolean {
  return pathname === place.path || (place.path !== todayPath && pathname.startsWith(`${place.path}/`));
}
