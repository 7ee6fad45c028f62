import { useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import type { HumanCheckState } from './human-check-state.ts';
import { useHumanCheck, type HumanCheckControl, type HumanCheckWork } from './use-human-check.ts';

export interface HumanCheckTexts {
  /** Name of the control, e.g. "Protection from automated requests". */
  title: string;
  /** Before it begins; with `manual`, beside the button. */
  idle: string;
  start: string;
  working: string;
  /** After some seconds: a slow device, nothing is wrong. */
  slow: string;
  passed: string;
  /** An outage of ours, and what to do; never "you are not a person". */
  failed: string;
  tryAgain: string;
}

export interface HumanCheckProps<Challenge> extends HumanCheckWork<Challenge> {
  /** Name of the hidden input that carries the token in the form. */
  name: string;
  texts: HumanCheckTexts;
  ref?: Ref<HumanCheckControl>;
}

/** The check as the visitor sees it: one line that says how it stands, and a hidden token. */
export function HumanCheck<Challenge>({ name, texts, ref, ...work }: HumanCheckProps<Challenge>): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { state, start, control } = useHumanCheck(work, root);
  useImperativeHandle(ref, () => control, [control]);
  const press = (): void => {
    start();
    root.current?.focus(); // the button that was pressed goes away
  };
  const needsButton = state.kind === 'failed' || (state.kind === 'idle' && work.auto === 'manual');

  return (
    <div
      ref={root}
      className={`ds-check ds-check--${look(state)}`}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <span className="ds-check__mark" aria-hidden="true" />
      <div className="ds-check__words">
        <p className="ds-check__title" id={titleId}>
          {texts.title}
        </p>
        <p className="ds-check__status" role="status">
          {statusText(state, texts)}
        </p>
      </div>
      {needsButton && (
        <button type="button" className="ds-button ds-button--secondary ds-check__button" onClick={press}>
          {state.kind === 'failed' ? texts.tryAgain : texts.start}
        </button>
      )}
      <input type="hidden" name={name} value={state.kind === 'passed' ? state.token : ''} />
    </div>
  );
}

/** A renewal looks and reads like the pass that it replaces. */
function look(state: HumanCheckState): 'idle' | 'working' | 'passed' | 'failed' {
  return state.kind === 'working' && state.isRenewal && !state.isSlow ? 'passed' : state.kind;
}

function statusText(state: HumanCheckState, texts: HumanCheckTexts): string {
  if (state.kind === 'working' && state.isSlow) return texts.slow;
  return texts[look(state)];
}
