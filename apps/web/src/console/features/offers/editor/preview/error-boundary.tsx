import { Button } from '@doorstep/ui';
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown if rendering `children` failed. */
  message: string;
  /** Label of the button that renders again. */
  retry: string;
  children: ReactNode;
}

/** Errors inside leave the rest of the page and its inputs intact. */
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
