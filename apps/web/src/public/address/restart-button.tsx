import type { ReactNode } from 'react';
import { useIsLive } from '../use-is-live.ts';

/** Back to the search: at once where scripts run, by the form where they do not. */
export function RestartButton({ onClick, children }: { onClick: () => void; children: ReactNode }): ReactNode {
  return (
    <button
      className="ds-link-button"
      type={useIsLive() ? 'button' : 'submit'}
      name="step"
      value="restart"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
