import type { BriefIcon as Name } from '@doorstep/contract';
import type { ReactNode } from 'react';

/** A picture of the look (look/icons.css): decoration, everything it says is in words beside it. */
export function BriefIcon({ name }: { name: Name }): ReactNode {
  return <span className={`icon icon--${name}`} aria-hidden="true" />;
}
