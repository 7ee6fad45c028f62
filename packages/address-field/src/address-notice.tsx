import type { ReactNode } from 'react';
import type { AddressFieldState } from './address-field-state.ts';
import type { AddressFieldTexts } from './address-field-texts.ts';

export interface AddressNoticeProps {
  state: AddressFieldState;
  texts: AddressFieldTexts;
  onTryAgain: () => void;
}

/** The visible message below the list. An outage is never shown as "none found". */
export function AddressNotice({ state, texts, onTryAgain }: AddressNoticeProps): ReactNode {
  if (state.phase === 'no_data') {
    return (
      <p part="notice" className="ds-address__notice">
        {texts.noData}
      </p>
    );
  }
  const failure = failureText(state, texts);
  if (failure !== null) {
    return (
      <div part="notice" className="ds-address__notice ds-address__notice--failure">
        <p>{failure}</p>
        <button type="button" part="button" className="ds-link-button" onClick={onTryAgain}>
          {texts.tryAgain}
        </button>
      </div>
    );
  }
  const remark = remarkText(state, texts);
  return remark === null ? null : (
    <p part="notice" className="ds-address__notice">
      {remark}
    </p>
  );
}

export function failureText(state: AddressFieldState, texts: AddressFieldTexts): string | null {
  if (state.phase === 'unavailable') return texts.unavailable;
  if (state.phase === 'limited') return texts.limited;
  if (state.phase === 'gone') return texts.gone;
  return state.phase === 'retrieve-failed' ? texts.retrieveFailed : null;
}

function remarkText(state: AddressFieldState, texts: AddressFieldTexts): string | null {
  const { phase, suggestions, container } = state;
  if (phase === 'short') return texts.keepTyping;
  if (phase === 'retrieving') return texts.retrieving;
  if (phase === 'waiting') return suggestions.length > 0 ? texts.updating : texts.loading;
  if (phase !== 'shown' || suggestions.length > 0) return null;
  return container === null ? texts.noneFound : texts.noneFoundInside(container.Text);
}
