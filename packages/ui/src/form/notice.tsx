import { useId, type ReactNode } from 'react';

export interface NoticeProps {
  kind: 'info' | 'success' | 'warning' | 'error';
  title?: ReactNode;
  /** `status` for notices that appear later; absent for those that are on the page from the start. */
  role?: 'status' | 'alert';
  children?: ReactNode;
}

export function Notice({ kind, title, role, children }: NoticeProps): ReactNode {
  const titleId = useId();
  const hasTitle = title !== undefined;
  return (
    <div
      className={`ds-notice ds-notice--${kind}`}
      role={role ?? (hasTitle ? 'group' : undefined)}
      aria-labelledby={hasTitle && role === undefined ? titleId : undefined}
    >
      {hasTitle && (
        <p className="ds-notice__title" id={titleId}>
          {title}
        </p>
      )}
      {children}
    </div>
  );
}
