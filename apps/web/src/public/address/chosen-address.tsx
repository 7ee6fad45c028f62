import type { ReactNode } from 'react';
import type { AddressEntry } from '../../shared/address/address-entry.ts';
import type { FieldErrors } from '../offer/use-field-errors.ts';
import { useTexts } from '../texts/texts-context.tsx';
import { BriefTexts } from '../brief/brief-texts.tsx';
import { RestartButton } from './restart-button.tsx';
import { UnitField } from './unit-field.tsx';
import type { HomeState } from './use-home-answer.ts';

interface ChosenAddressProps {
  entry: AddressEntry & { kind: 'chosen' };
  /** What came with an earlier page is not said of an address that was chosen since. */
  errors: FieldErrors | null;
  answer: HomeState | null;
  onSearchAgain: () => void;
}

export function ChosenAddress({ entry, errors, answer, onSearchAgain }: ChosenAddressProps): ReactNode {
  const { t } = useTexts();
  const error = errors?.at('address.search').error;
  const isNo = answer?.kind === 'no';
  return (
    <>
      <div
        className={isNo ? 'chosen-address' : 'chosen-address home-card--taken'}
        role="group"
        tabIndex={-1}
        id="address.search"
        aria-labelledby="chosen-address"
      >
        <p className="ds-visually-hidden" id="chosen-address">
          {t('public.address.yours')}
        </p>
        {error !== undefined && <p className="ds-error">{error}</p>}
        <address dir="auto">
          {entry.chosen.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <RestartButton onClick={onSearchAgain}>{t('public.address.change')}</RestartButton>
        {answer !== null && <HomeAnswerRow answer={answer} />}
      </div>
      {entry.chosen.asksForUnit && !isNo && <UnitField value={entry.unit} errors={errors} />}
    </>
  );
}

/** Heard once, when it is there. */
function HomeAnswerRow({ answer }: { answer: HomeState }): ReactNode {
  const { t } = useTexts();
  const look = { yes: 'tick', no: 'barred', care: 'info', down: 'triangle', unknown: 'clock' }[answer.kind];
  const isCare = answer.kind === 'care' || answer.kind === 'down';
  return (
    <div className={isCare ? 'home-answer home-answer--care' : 'home-answer'} role="status">
      <span className={`icon icon--${look}`} aria-hidden="true" />
      {'title' in answer ? (
        <>
          <strong>{answer.title}</strong>
          <span>
            <BriefTexts of={answer.texts} />
          </span>
        </>
      ) : (
        <>
          <strong>{t(`public.address.home_${answer.kind}`)}</strong>
          <span>{t(`public.address.home_${answer.kind}_text`)}</span>
        </>
      )}
    </div>
  );
}
