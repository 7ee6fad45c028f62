import { Button, useIsHydrated } from '@doorstep/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { copyText } from '../../shared/copy-text.ts';
import { useTexts } from '../texts/texts-context.tsx';
import { useOutside } from '../texts/use-href.ts';

/** Copying the link that leads back here, and printing, where scripts run. Without them the browser can print. */
export function ReceiptActions({ link }: { link: string }): ReactNode {
  const { t } = useTexts();
  const outside = useOutside();
  const isHydrated = useIsHydrated();
  const [announcement, setAnnouncement] = useState('');
  const [isShown, setShown] = useState(false);
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isShown && shown.current !== null) getSelection()?.selectAllChildren(shown.current);
  }, [isShown]);
  if (!isHydrated) {
    return (
      <div className="receipt__actions">
        <a className="until-hydrated" href={link} {...outside}>
          {t('public.receipt.link')}
        </a>
      </div>
    );
  }
  const copy = async (): Promise<void> => {
    if (await copyText(link)) return setAnnouncement(t('public.receipt.copied'));
    // Shown and marked, it is one key press away.
    setShown(true);
    setAnnouncement(t('public.receipt.marked'));
  };
  return (
    <div className="receipt__actions">
      <Button look="quiet" onClick={() => void copy()}>
        {t('public.receipt.copy')}
      </Button>
      <Button look="quiet" onClick={() => print()}>
        {t('public.receipt.print')}
      </Button>
      <span className="receipt__status" role="status">
        {announcement}
      </span>
      {isShown && (
        <bdi ref={shown} dir="ltr" className="receipt__link">
          {link}
        </bdi>
      )}
      <p className="quiet receipt__keep">{t('public.receipt.keep')}</p>
    </div>
  );
}
