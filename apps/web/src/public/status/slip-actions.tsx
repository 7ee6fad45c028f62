import { Button, useIsHydrated } from '@doorstep/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.tsx';

/** Copying the link that leads back here, and printing, where scripts run. Without them the browser can print. */
export function SlipActions({ link }: { link: string }): ReactNode {
  const { t } = useTexts();
  const isHydrated = useIsHydrated();
  const [announcement, setAnnouncement] = useState('');
  const [isShown, setShown] = useState(false);
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isShown && shown.current !== null) getSelection()?.selectAllChildren(shown.current);
  }, [isShown]);
  if (!isHydrated) {
    return (
      <div className="slip__actions">
        <a className="until-hydrated" href={link}>
          {t('public.slip.link')}
        </a>
      </div>
    );
  }
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setAnnouncement(t('public.slip.copied'));
    } catch {
      // No clipboard on plain-HTTP addresses: shown and marked, it is one key press away.
      setShown(true);
      setAnnouncement(t('public.slip.marked'));
    }
  };
  return (
    <div className="slip__actions">
      <Button look="quiet" onClick={() => void copy()}>
        {t('public.slip.copy')}
      </Button>
      <Button look="quiet" onClick={() => print()}>
        {t('public.slip.print')}
      </Button>
      <span className="slip__said" role="status">
        {announcement}
      </span>
      {isShown && (
        <bdi ref={shown} dir="ltr" className="slip__link">
          {link}
        </bdi>
      )}
      <p className="quiet slip__keep">{t('public.slip.keep')}</p>
    </div>
  );
}
