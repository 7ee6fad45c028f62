import type { ReactNode } from 'react';

/** An empty page: what will be here, and how to begin. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="empty-state">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
