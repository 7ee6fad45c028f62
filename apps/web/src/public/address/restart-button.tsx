import { useIsHydrated } from '@doorstep/ui';
import type { ReactNode } from 'react';

/** Back to the search: at once where scripts run, by the form where they do not. */
export function RestartButton({ onClick, children }: { onClick: () => void; children: ReactNode }): ReactNode {
  return (
    <button
      className="ds-link-button"
      type={useIsHydrated() ? 'button' : 'submit'}
      name="step"
      value="restart"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
