import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { copyText } from '../../../shared/copy-text.ts';
import { useTexts } from '../texts/texts-context.tsx';

export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTexts();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  // If refused, the text can be selected by hand.
  const copy = async () => setOutcome((await copyText(text)) ? 'copied' : 'refused');
  return (
    <div className="actions">
      <Button look="secondary" onClick={() => void copy()}>
        {label}
      </Button>
      <output className="muted">{outcome === null ? '' : t(`staff.share.${outcome}`)}</output>
    </div>
  );
}
