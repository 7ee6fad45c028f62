import { answerForms, isCalendarDay, type PublicOffer, type PublicQuestion } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { formatDay, localeOf } from '@doorstep/messages/moment';
import { Local } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';

interface AnswerTextProps {
  question: PublicQuestion;
  value: string;
  of: Pick<PublicOffer, 'language'>;
}

export function AnswerText({ question, value, of }: AnswerTextProps): ReactNode {
  const { t, language } = useTexts();
  const form = answerForms[question.kind];
  if (form === 'yes') return value === '' ? t('public.check.no') : t('public.check.yes');
  if (value.trim() === '') return <span className="quiet">{t('public.check.not_given')}</span>;
  const typed = <bdi className="typed-text">{value}</bdi>;
  switch (form) {
    case 'text':
      return typed;
    case 'day':
      if (!isCalendarDay(value)) return typed;
      return <time dateTime={value}>{formatDay(value, localeOf(language, of.language))}</time>;
    case 'option':
    case 'options': {
      const chosen = new Set(value.split(/\r?\n/));
      return question.options
        .filter(({ id }) => chosen.has(id))
        .map(({ id, label }) => (
          <span key={id} className="check-row__line">
            <Local of={label} />
          </span>
        ));
    }
  }
}
