import type { StaffAction } from '@doorstep/contract';
import type { StaffTextId } from '@doorstep/messages';
import type { IconName } from '../shared/page/icon.tsx';

/** What the badge counts: held requests, open batches, open claims, items running low. */
export type BadgeKind = 'held' | 'batches' | 'claims' | 'stock';

export interface Place {
  path: string;
  text: StaffTextId;
  icon: IconName;
  /** Only people who may do this see the place. */
  action: StaffAction;
  badge?: BadgeKind;
  /** Opens it after G. */
  key?: string;
  /** Also in the bottom bar on phones; the others are under “More” there. */
  isInFoot?: true;
}

/** A person's own account, open to every role. */
export const accountPath = '/staff/account';

const todayPath = '/staff';

/** Shown only if an offer has collection. */
export const counterPath = '/staff/counter';

/**
 * Shown on phones; on larger screens only to people who may not see all batches, since the batches lead there in one
 * step.
 */
export const packingPath = '/staff/packing';

export const workPlaces: readonly Place[] = [
  { path: todayPath, text: 'staff.nav.today', icon: 'today', action: 'offers.read', key: 't', isInFoot: true },
  {
    path: '/staff/requests',
    text: 'staff.nav.requests',
    icon: 'requests',
    action: 'requests.read',
    badge: 'held',
    key: 'r',
    isInFoot: true,
  },
  {
    path: '/staff/batches',
    text: 'staff.nav.batches',
    icon: 'batches',
    action: 'batches.read',
    badge: 'batches',
    key: 'b',
  },
  { path: packingPath, text: 'staff.nav.packing', icon: 'packing', action: 'batches.pack', isInFoot: true },
  {
    path: counterPath,
    text: 'staff.nav.counter',
    icon: 'counter',
    action: 'requests.decide',
    key: 'c',
    isInFoot: true,
  },
  { path: '/staff/homes', text: 'staff.nav.homes', icon: 'homes', action: 'homes.read', badge: 'claims', key: 'h' },
  { path: '/staff/stock', text: 'staff.stock.title', icon: 'stock', action: 'offers.read', badge: 'stock', key: 's' },
];

export const setUpPlaces: readonly Place[] = [
  { path: '/staff/offers', text: 'staff.nav.offers', icon: 'offers', action: 'offers.read', key: 'o' },
  { path: '/staff/insights', text: 'staff.nav.insights', icon: 'insights', action: 'requests.read', key: 'i' },
  { path: '/staff/mails', text: 'staff.nav.mails', icon: 'mails', action: 'mails.read' },
];

/** The second level of “Settings”: one row per screen. */
export const settingPlaces: readonly Place[] = [
  { path: '/staff/people', text: 'staff.nav.people', icon: 'people', action: 'people.manage' },
  { path: '/staff/addresses', text: 'staff.nav.addresses', icon: 'addresses', action: 'addresses.manage' },
  { path: '/staff/services', text: 'staff.nav.services', icon: 'services', action: 'services.manage' },
  { path: '/staff/webhooks', text: 'staff.nav.webhooks', icon: 'webhooks', action: 'services.manage' },
  { path: '/staff/tokens', text: 'staff.nav.tokens', icon: 'tokens', action: 'tokens.manage' },
  { path: '/staff/privacy', text: 'staff.nav.privacy', icon: 'privacy', action: 'privacy.manage' },
  { path: '/staff/audit', text: 'staff.nav.audit', icon: 'audit', action: 'audit.read' },
];

/** Whether a path is the place's own page or below it. */
export function isAt(place: Place, pathname: string): boolean {
  return pathname === place.path || (place.path !== todayPath && pathname.startsWith(`${place.path}/`));
}
