import type { ComponentProps, ReactNode } from 'react';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  isBusy?: boolean;
}

export function Button({ look = 'primary', isBusy = false, onClick, children, ...button }: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...button}
      className={`ds-button ds-button--${look}`}
      aria-disabled={isBusy ? true : undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy && <span className="ds-spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
