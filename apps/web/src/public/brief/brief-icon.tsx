import type { BriefIcon as Name } from '@doorstep/contract';
import type { ReactNode } from 'react';

export function BriefIcon({ name }: { name: Name }): ReactNode {
  return <span className={`icon icon--${name}`} aria-hidden="true" />;
}
