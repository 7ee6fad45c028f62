import { RadioGroup } from '@doorstep/ui';
import { useId } from 'react';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

interface KeptReasonsProps {
  reasons: string[];
  /** The text in the field; edited text matches no kept reason. */
  reason: string;
  onChosen: (reason: string) => void;
}

/** Reasons that colleagues gave before, to use as they are or edit. While one has the focus, digits choose. */
export function KeptReasons({ reasons, reason, onChosen }: KeptReasonsProps) {
  const { t } = useTexts();
  const id = useId();
  const legendId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys beside the radio buttons, which do the same
    <div
      role="group"
      aria-labelledby={legendId}
      className="kept-reasons"
      onKeyDown={({ key, ctrlKey, altKey, metaKey }) => {
        const at = ctrlKey || altKey || metaKey ? -1 : Number(key) - 1;
        const kept = reasons[at];
        if (kept === undefined) return;
        onChosen(kept);
        document.getElementById(at === 0 ? id : `${id}-${at}`)?.focus();
      }}
    >
      <RadioGroup
        id={id}
        name={id}
        legend={<span id={legendId}>{t('staff.decline.kept')}</span>}
        value={reason}
        choices={reasons.map((kept, at) => ({
          value: kept,
          label: (
            <>
              <bdi>{kept}</bdi> {at < 9 ? <kbd aria-hidden="true">{at + 1}</kbd> : null}
            </>
          ),
        }))}
        onChange={({ target }) => onChosen(target.value)}
      />
    </div>
  );
}
