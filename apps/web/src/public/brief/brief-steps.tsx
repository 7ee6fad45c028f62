import type { BriefStep } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { Local } from '../texts/local-text.tsx';
import { BriefIcon } from './brief-icon.tsx';
import { BriefTexts } from './brief-texts.tsx';

interface BriefStepsProps {
  steps: BriefStep[];
  /** Marks the first step as the one that Send performs. */
  isAboutToBegin?: boolean;
}

export function BriefSteps({ steps, isAboutToBegin = false }: BriefStepsProps): ReactNode {
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <li
          key={step.title.text}
          className={isAboutToBegin && index === 0 ? `step step--now step--${step.icon}` : 'step'}
        >
          <BriefIcon name={step.icon} />
          <p className="step__title">
            <Local of={step.title} />
          </p>
          <p className="quiet">
            <BriefTexts of={step.texts} />
          </p>
        </li>
      ))}
    </ol>
  );
}
