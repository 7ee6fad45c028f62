import { Button } from '@doorstep/ui';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.tsx';
import { useIsLive } from '../use-is-live.ts';

/** Copy and print, where scripts run. Without them the reference can still be marked, and the browser can print. */
export function SlipActions({ reference }: { reference: string }): ReactNode {
  const { t } = useTexts();
  const isLive = useIsLive();
  const [said, setSaid] = useState('');
  if (!isLive) return <div className="slip__actions" />;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(reference);
      setSaid(t('public.slip.copied'));
    } catch {
      // No clipboard on plain-HTTP addresses: marked, it is one key press away.
      const node = document.getElementById('reference');
      if (node !== null) getSelection()?.selectAllChildren(node);
      setSaid(t('public.slip.marked'));
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
        {said}
      </span>
    </div>
  );
}
