import { useEffect, useEffectEvent } from 'react';
import { Icon } from '../../shared/page/icon.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useLazyDialog } from '../use-lazy-dialog.tsx';

/** Opens “Find anything”, as ⌘K and Ctrl + K do. In a text of an offer, these keys make a link. */
export function FindButton() {
  const { t } = useTexts();
  const { open, dialog } = useLazyDialog(async () => (await import('./find-dialog.tsx')).FindDialog);
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
