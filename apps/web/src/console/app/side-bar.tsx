import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffSession } from '@doorstep/contract';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { useCounters } from '../shared/api/use-counters.ts';
import { client as api } from '../shared/api/api.ts';
import { Mark } from '../../look/mark.tsx';
import { sessionKey } from '../shared/session.ts';
import { problemText } from '../shared/texts/problem-text.ts';
import { useTexts } from '../shared/texts/texts-context.tsx';
import { accountPath, counterPath, places } from './places.ts';

export function SideBar({ session }: { session: StaffSession }) {
  const texts = useTexts();
  const { t } = texts;
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { data: collected } = useCounters(
    session.actions.includes('requests.decide') && !session.mustSetUpSecondFactor,
  );
  const hasCounter = (collected?.counters.length ?? 0) > 0;
  const here = places.find(({ path }) => pathname.startsWith(path))?.path;
  // On a phone the places stand in a row that is wider than the screen. Not `scrollIntoView`: in Chromium the next Tab
  // would start from there, and not from the way past the navigation.
  useEffect(() => {
    const link = row.current?.querySelector(`a[href="${here}"]`);
    if (!row.current || !link) return;
    row.current.scrollLeft += middleOf(link) - middleOf(row.current);
  }, [here]);
  return (
    <header className="side-bar">
      <p className="brand">
        <Mark /> <span>Doorstep</span>
      </p>
      <nav ref={row} aria-label={t('staff.nav.label')}>
        <ul className="nav-list">
          {places
            .filter(() => !session.mustSetUpSecondFactor)
            .filter(({ action, path }) => session.actions.includes(action) && (path !== counterPath || hasCounter))
            .map(({ path, text }) => (
              <li key={path}>
                <NavLink to={path}>{t(text)}</NavLink>
              </li>
            ))}
        </ul>
      </nav>
      <PersonPanel session={session} />
    </header>
  );
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}

function PersonPanel({ session }: { session: StaffSession }) {
  const texts = useTexts();
  const { t } = texts;
  const client = useQueryClient();
  const navigate = useNavigate();
  const signOut = useMutation({
    mutationFn: () => api.send('/api/auth/sign-out', { method: 'POST' }),
    onSuccess: async () => {
      // Nothing that the last person saw stays in memory for the next one.
      client.clear();
      client.setQueryData(sessionKey, null);
      await navigate('/staff/sign-in');
    },
  });
  return (
    <div className="person">
      <p className="person-name">
        {session.person.name}
        <span className="person-role">{t(`staff.role.${session.person.role}`)}</span>
      </p>
      <NavLink className="ds-link-button" to={accountPath}>
        {t('staff.nav.account')}
      </NavLink>
      <button
        type="button"
        className="ds-link-button"
        aria-disabled={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        {t('staff.sign_out')}
      </button>
      {signOut.isError ? (
        <p role="alert" className="ds-error">
          {problemText(texts, signOut.error)}
        </p>
      ) : null}
    </div>
  );
}
