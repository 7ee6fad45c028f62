import type { ReactNode } from 'react';

interface NoticeProps {
  tone: 'plain' | 'good' | 'warning' | 'bad';
  title?: string;
  /** Said to a screen reader as it appears: `alert` for what went wrong, `status` for the rest. */
  announce?: 'alert' | 'status';
  children?: ReactNode;
}

export function Notice({ tone, title, announce, children }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} {...(announce === undefined ? {} : { role: announce })}>
      {title === undefined ? null : <p className="notice-title">{title}</p>}
      {children}
    </div>
  );
}
