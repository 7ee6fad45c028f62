import { useQueryClient } from '@tanstack/react-query';
import type { StaffSession } from '@doorstep/contract';
import { Link, useNavigate } from 'react-router';
import { client as server } from '../shared/api/api.ts';
import { useMutation } from '../shared/api/use-mutation.ts';
import { Icon } from '../shared/page/icon.tsx';
import { Menu } from '../shared/page/menu.tsx';
import { sessionKey } from '../shared/session.ts';
import { accountPath } from './places.ts';
import { useLazyDialog } from './use-lazy-dialog.tsx';
import { LanguageField } from '../shared/texts/language-field.tsx';
import { problemText } from '../shared/texts/problem-text.ts';
import { useTexts } from '../shared/texts/texts-context.tsx';
import { useLetterKeys, useLetterKeysChoice } from '../shared/use-letter-keys.ts';

export function AccountMenu({ session: { person } }: { session: StaffSession }) {
  const texts = useTexts();
  const { t } = texts;
  const client = useQueryClient();
  const navigate = useNavigate();
  const shortcuts = useLazyDialog(async () => (await import('./shortcut-list.tsx')).ShortcutList);
  const [hasLetters] = useLetterKeysChoice();
  useLetterKeys(hasLetters, { '?': shortcuts.open });
  const signOut = useMutation({
    mutationFn: () => server.send('/api/auth/sign-out', { method: 'POST' }),
    onSuccess: async () => {
      // The next person on this device must not see the last one's data.
      client.clear();
      client.setQueryData(sessionKey, null);
      await navigate('/staff/sign-in');
    },
  });
  return (
    <>
      <Menu
        className="account"
        label={
          <>
            <span className="avatar" aria-hidden="true">
              {initialsOf(person.name)}
            </span>
            <span className="account-words">
              <bdi className="account-name">{person.name}</bdi>{' '}
              <span className="account-role">{t(`staff.role.${person.role}`)}</span>
            </span>
          </>
        }
      >
        <p className="account-person">
          <bdi>{person.name}</bdi>
          <bdi className="muted">{person.email}</bdi>
        </p>
        <Link className="menu-item" to={accountPath}>
          <Icon name="account" /> {t('staff.nav.account')}
        </Link>
        <div className="menu-field">
          <LanguageField />
        </div>
        <button
          type="button"
          className="menu-item menu-keys"
          onClick={({ currentTarget }) => {
            // The dialog returns the focus here.
            const summary = currentTarget.closest('details')?.querySelector('summary');
            summary?.focus();
            summary?.click();
            shortcuts.open();
          }}
        >
          <Icon name="keys" /> {t('staff.keys.title')} <kbd aria-hidden="true">?</kbd>
        </button>
        <button type="button" className="menu-item" aria-disabled={signOut.isPending} onClick={() => signOut.mutate()}>
          <Icon name="sign_out" /> {t('staff.sign_out')}
        </button>
        {signOut.isError ? (
          <p role="alert" className="ds-error">
            {problemText(texts, signOut.error)}
          </p>
        ) : null}
      </Menu>
      {shortcuts.dialog}
    </>
  );
}

/** Initials of the first and last word, at most two letters. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => firstLetter(word).toLocaleUpperCase()).join('');
}

function firstLetter(word: string): string {
  for (const { segment } of new Intl.Segmenter().segment(word)) return segment;
  return '';
}
