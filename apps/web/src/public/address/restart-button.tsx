import { useIsHydrated } from '@doorstep/ui';
import type { ReactNode } from 'react';

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
