import { useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import type { HumanCheckFailure } from './human-check-port.ts';
import type { HumanCheckState } from './human-check-state.ts';
import { useHumanCheck, type HumanCheckControl, type HumanCheckWork } from './use-human-check.ts';

export interface HumanCheckTexts {
  /** Name of the control, e.g. "Protection from automated requests". */
  title: string;
  /** Before it begins; with `manual`, beside the button. */
  idle: string;
  start: string;
  /** Ahead of sending. */
  preparing: string;
  /** Prepared, and what follows when the form is sent. */
  ready: string;
  working: string;
  /** After some seconds: a slow device, nothing is wrong. */
  slow: string;
  passed: string;
  /** The token was not used in time; a new one is obtained when the form is sent. */
  runOut: string;
  /** What happened, that nothing is lost, and what to do; never "you are not a person". */
  failed: Record<HumanCheckFailure, string>;
  tryAgain: string;
}

export interface HumanCheckProps extends HumanCheckWork {
  /** Name of the hidden input that carries the token in the form. */
  name: string;
  texts: HumanCheckTexts;
  /** Offered when the check has failed, for those whom it does not reach. */
  fallback?: { label: string; onChoose: () => void } | undefined;
  /** Stands under the words, such as whose check it is. */
  children?: ReactNode;
  ref?: Ref<HumanCheckControl>;
}

/** The check as the visitor sees it: one line that says how it stands, and a hidden token. */
export function HumanCheck({ name, texts, fallback, children, ref, ...work }: HumanCheckProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { state, start, control } = useHumanCheck(work, root);
  useImperativeHandle(ref, () => control, [control]);
  const press = (): void => {
    start();
    root.current?.focus(); // the button that was pressed goes away
  };
  const hasFailed = state.kind === 'failed';
  const needsButton = hasFailed || (state.kind === 'idle' && work.auto === 'manual');

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
        {children}
      </div>
      {needsButton && (
        <div className="ds-check__buttons">
          <button type="button" className="ds-button ds-button--secondary" onClick={press}>
            {hasFailed ? texts.tryAgain : texts.start}
          </button>
          {hasFailed && fallback !== undefined && (
            <button type="button" className="ds-button ds-button--secondary" onClick={fallback.onChoose}>
              {fallback.label}
            </button>
          )}
        </div>
      )}
      <input type="hidden" name={name} value={state.kind === 'passed' ? state.token : ''} />
    </div>
  );
}

/** A renewal looks and reads like the pass that it replaces. */
function look(state: HumanCheckState): 'idle' | 'working' | 'ready' | 'passed' | 'failed' {
  return state.kind === 'working' && state.isRenewal && !state.isSlow ? 'passed' : state.kind;
}

function statusText(state: HumanCheckState, texts: HumanCheckTexts): string {
  switch (state.kind) {
    case 'working':
      if (state.isSlow) return texts.slow;
      if (state.isRenewal) return texts.passed;
      return state.step === 'prepare' ? texts.preparing : texts.working;
    case 'ready':
      return state.hasRunOut ? texts.runOut : texts.ready;
    case 'failed':
      return texts.failed[state.failure];
    default:
      return texts[state.kind];
  }
}
