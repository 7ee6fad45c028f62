import type { ToldStep } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { Local } from '../texts/local-text.tsx';
import { ToldIcon } from './told-icon.tsx';
import { ToldTexts } from './told-texts.tsx';

interface ToldStepsProps {
  steps: ToldStep[];
  /** That a press on Send does the first of them. */
  isAboutToBegin?: boolean;
}

/** What happens, in the order in which it happens. */
export function ToldSteps({ steps, isAboutToBegin = false }: ToldStepsProps): ReactNode {
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <li
          key={step.title.text}
          className={isAboutToBegin && index === 0 ? `step step--now step--${step.icon}` : 'step'}
        >
          <ToldIcon name={step.icon} />
          <p className="step__title">
            <Local of={step.title} />
          </p>
          <p className="quiet">
            <ToldTexts of={step.texts} />
          </p>
        </li>
      ))}
    </ol>
  );
}
