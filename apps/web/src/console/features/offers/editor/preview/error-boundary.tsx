import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown where drawing `children` failed. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Whatever goes wrong inside, what is beside it stays, and what was typed there. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback(() => this.setState({ hasFailed: false })) : children;
  }
}
