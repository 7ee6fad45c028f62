import type { PublicPage } from '@doorstep/contract';
import type { ComponentType } from 'react';

/** The component of each kind of page. */
export type PageViews = {
  [Kind in PublicPage['kind']]: ComponentType<{ page: Extract<PublicPage, { kind: Kind }> }>;
};
