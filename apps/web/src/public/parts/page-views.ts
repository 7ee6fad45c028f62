import type { PublicPage } from '@doorstep/contract';
import type { ComponentType } from 'react';

export type PageViews = {
  [Kind in PublicPage['kind']]: ComponentType<{ page: Extract<PublicPage, { kind: Kind }> }>;
};
