import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useSession } from '../shared/session.ts';
import { Icon } from '../shared/page/icon.tsx';
import { useTexts } from '../shared/texts/texts-context.tsx';
import { isAt, settingPlaces } from './places.ts';

export function SettingTabs() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const actions = useSession().data?.actions ?? [];
  const open = settingPlaces.filter(({ action }) => actions.includes(action));
  const row = useRef<HTMLElement>(null);
  const here = open.find((place) => isAt(place, pathname))?.path;
  // On a phone the row is wider than the screen. Not `scrollIntoView`: in Chromium the next Tab would then start from
  // this link instead of the skip link.
  useEffect(() => {
    const link = row.current?.querySelector(`a[href="${here}"]`);
    if (!row.current || !link) return;
    row.current.scrollLeft += middleOf(link) - middleOf(row.current);
  }, [here]);
  if (here === undefined) return null;
  return (
    <nav ref={row} className="setting-tabs" aria-label={t('staff.nav.settings')}>
      <ul>
        {open.map(({ path, text, icon }) => (
          <li key={path}>
            <NavLink to={path}>
              <Icon name={icon} /> {t(text)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
