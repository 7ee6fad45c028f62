import type { LocalText } from '@doorstep/contract';
import { Fragment, type ReactNode } from 'react';
import { Local } from '../texts/local-text.tsx';

export function BriefTexts({ of: texts }: { of: LocalText[] }): ReactNode {
  return texts.map((text) => (
    <Fragment key={text.text}>
      <Local of={text} />{' '}
    </Fragment>
  ));
}
