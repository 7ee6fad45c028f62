import { forwardRef, useId, useImperativeHandle, useRef, type ReactNode } from 'react';
import type { CheckFailure } from '../browser/browser-check.ts';
import type { HumanCheckState } from './human-check-state.ts';
import { useHumanCheck, type HumanCheckControl, type HumanCheckWork } from './use-human-check.ts';

export interface HumanCheckTexts {
  /** Name of the control, e.g. "Protection from automated requests". */
  title: string;
  idle: string;
  start: string;
  preparing: string;
  ready: string;
  working: string;
  slow: string;
  passed: string;
  /** The token expired before it was used; sending the form gets a new one. */
  runOut: string;
  /** What happened, that nothing is lost, and what to do; never "you are not a person". */
  failed: Record<CheckFailure, string>;
  tryAgain: string;
}

export interface HumanCheckProps extends HumanCheckWork {
  name: string;
  texts: HumanCheckTexts;
  fallback?: { label: string; onChoose: () => void } | undefined;
  children?: ReactNode;
}

/** React 18 passes refs to function components only through `forwardRef`. */
export const HumanCheck = forwardRef<HumanCheckControl, HumanCheckProps>(function HumanCheck(
  { name, texts, fallback, children, ...work },
  ref,
) {
  const root = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { state, start, control } = useHumanCheck(work, root);
  useImperativeHandle(ref, () => control, [control]);
  const press = (): void => {
    start();
    root.current?.focus(); // the pressed button disappears
  };
  const hasFailed = state.kind === 'failed';
  const needsButton = hasFailed || (state.kind === 'idle' && work.auto === 'manual');

  return (
    <div
      ref={root}
      className={`ds-check ds-check--${variantOf(state)}`}
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
        {/* React never renders into this element: a provider puts its widget here. */}
        <div data-check-container="" />
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
});

/** A renewal looks like the pass it replaces. */
function variantOf(state: HumanCheckState): 'idle' | 'working' | 'ready' | 'passed' | 'failed' {
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
