import { Button } from '@doorstep/ui';
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown where drawing `children` failed. */
  message: string;
  /** On the button that draws them again. */
  retry: string;
  children: ReactNode;
}

/** Whatever goes wrong inside, what is beside it stays, and what was typed there. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { message, retry, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <>
        <p className="hint" role="status">
          {message}
        </p>
        <Button look="secondary" onClick={() => this.setState({ hasFailed: false })}>
          {retry}
        </Button>
      </>
    );
  }
}
