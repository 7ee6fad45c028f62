import type { StaffSession } from '@doorstep/contract';
import { Link, useLocation, useNavigate } from 'react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCounters } from '../shared/api/use-counters.ts';
import { Mark } from '../../look/mark.tsx';
import { Icon } from '../shared/page/icon.tsx';
import { Menu } from '../shared/page/menu.tsx';
import { useTexts } from '../shared/texts/texts-context.tsx';
import { AccountMenu } from './account-menu.tsx';
import {
  type BadgeKind,
  type Place,
  counterPath,
  isAt,
  packingPath,
  setUpPlaces,
  settingPlaces,
  workPlaces,
} from './places.ts';
import { useAlarms } from '../shared/alarms.ts';
import { useToday } from '../shared/api/use-today.ts';
import { useAllowed } from '../shared/session.ts';
import { useLazyDialog } from './use-lazy-dialog.tsx';
import { isShortcut, useLetterKeysChoice } from '../shared/use-letter-keys.ts';

const maxShown = 999;

/** The number of waiting items at a place. Renders nothing while the number is unknown or 0. */
function Badge({ kind }: { kind: BadgeKind }) {
  const { t } = useTexts();
  const { data } = useToday();
  const counts = {
    held: data?.held?.requests,
    batches: data?.batches?.open,
    claims: data?.claims?.open,
    stock: data?.lowStock.length,
  };
  const count = counts[kind] ?? 0;
  if (count === 0) return null;
  return (
    <span className={`nav-badge nav-badge-${kind}`}>
      <span aria-hidden="true">{count > maxShown ? `${maxShown}+` : count}</span>
      <span className="visually-hidden">{t(`staff.badge.${kind}`, { count })}</span>
    </span>
  );
}

/** A dot at “Settings” while an owner must act there; “Today” has the details. */
function AlarmDot() {
  const { t } = useTexts();
  const { data } = useAlarms(useAllowed('alarms.read'));
  const count = (data?.open.length ?? 0) + (data?.withoutAddressData.length ?? 0);
  if (count === 0) return null;
  return (
    <span className="nav-dot">
      <span className="visually-hidden">{t('staff.badge.alarms', { count })}</span>
    </span>
  );
}

/** Brand, places and account: beside the page, as an icon rail on tablets, above and below the page on phones. */
export function SideBar({ session }: { session: StaffSession }) {
  const { t } = useTexts();
  const { data: collected } = useCounters(
    session.actions.includes('requests.decide') && !session.mustSetUpSecondFactor,
  );
  const hasCounter = (collected?.counters.length ?? 0) > 0;
  const seesBatches = session.actions.includes('batches.read');
  const isOpen = ({ action, path }: Place) =>
    !session.mustSetUpSecondFactor && session.actions.includes(action) && (path !== counterPath || hasCounter);
  const [firstSetting] = settingPlaces.filter(isOpen);
  const settings: Place[] =
    firstSetting === undefined ? [] : [{ ...firstSetting, text: 'staff.nav.settings', icon: 'settings' }];
  const groups = [
    { text: 'staff.nav.work', places: workPlaces.filter(isOpen) },
    { text: 'staff.nav.set_up', places: [...setUpPlaces.filter(isOpen), ...settings] },
  ] as const;
  useNavigationKeys(groups.flatMap(({ places }) => places));
  const underMore = groups.flatMap(({ places }) => places.filter(({ isInFoot }) => isInFoot !== true));
  return (
    <header className="side-bar">
      <p className="brand">
        <Mark /> <span>Doorstep</span>
      </p>
      {underMore.length === 0 ? null : <FindButton />}
      <nav aria-label={t('staff.nav.label')}>
        {groups
          .filter(({ places }) => places.length > 0)
          .map(({ text, places }) => (
            <div key={text} className="nav-group">
              <h2>{t(text)}</h2>
              <ul>
                {places.map((place) => (
                  <li
                    key={place.text}
                    className={`nav-item${place.isInFoot === true ? ' nav-item--foot' : ''}${
                      place.path === packingPath && seesBatches ? ' nav-item--foot-only' : ''
                    }`}
                  >
                    <PlaceLink place={place} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        {underMore.length === 0 ? null : (
          <Menu
            className="nav-more"
            label={
              <>
                <Icon name="more" /> <span className="nav-word">{t('staff.nav.more')}</span>
              </>
            }
          >
            <ul className="plain-list">
              {underMore.map((place) => (
                <li key={place.text}>
                  <PlaceLink place={place} />
                </li>
              ))}
            </ul>
          </Menu>
        )}
      </nav>
      <AccountMenu session={session} />
    </header>
  );
}

function PlaceLink({ place }: { place: Place }) {
  const { t } = useTexts();
  const { pathname } = useLocation();
  // “Settings” links to its first screen and is current on all of them.
  const isSettings = place.text === 'staff.nav.settings';
  const isHere = isSettings ? settingPlaces.some((one) => isAt(one, pathname)) : isAt(place, pathname);
  // The number is outside the link, so that the link's name is the place alone.
  return (
    <>
      <Link className="nav-link" to={place.path} aria-current={isHere ? 'page' : undefined}>
        <Icon name={place.icon} /> <span className="nav-word">{t(place.text)}</span>
      </Link>
      {place.badge === undefined ? null : <Badge kind={place.badge} />}
      {isSettings ? <AlarmDot /> : null}
    </>
  );
}

/** Opens “Find anything”, as ⌘K and Ctrl + K do. In a text of an offer, these keys make a link. */
function FindButton() {
  const { t } = useTexts();
  const { open, dialog } = useLazyDialog(async () => (await import('./find/find-dialog.tsx')).FindDialog);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    if (document.querySelector('dialog[open]') === null) open();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button type="button" className="nav-link find-button" onClick={open}>
        <Icon name="search" /> <span className="nav-word">{t('staff.find.title')}</span>
        <kbd aria-hidden="true">{t('staff.keys.control')} K</kbd>
      </button>
      {dialog}
    </>
  );
}

/** A letter that follows G later than this stands alone. */
const maxPauseMs = 1500;

/** G and a letter open a place; “/” moves to the search field of the page. */
function useNavigationKeys(places: Place[]): void {
  const navigate = useNavigate();
  const [hasLetters] = useLetterKeysChoice();
  const begunAt = useRef(-Infinity);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.length > 1 || !isShortcut(event)) return;
    const key = event.key.toLowerCase();
    const isSecond = performance.now() - begunAt.current < maxPauseMs;
    begunAt.current = key === 'g' && !isSecond ? performance.now() : -Infinity;
    if (isSecond || key === 'g') {
      // After G, an S must not skip a request.
      event.preventDefault();
      event.stopPropagation();
      const place = isSecond ? places.find((one) => one.key === key) : undefined;
      if (place !== undefined) void navigate(place.path);
    } else if (key === '/') {
      const search = document.querySelector<HTMLInputElement>('main :is([type="search"], [role="search"] input)');
      if (search === null) return;
      event.preventDefault();
      search.focus();
      search.select();
    }
  });
  useEffect(() => {
    if (!hasLetters) return;
    // A capturing listener runs before all other shortcuts.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [hasLetters]);
}
