import type { BatchProblems } from '@doorstep/contract';
import { Notice } from '../../shared/page/notice.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';

interface ProblemListProps<Problem extends { reference: string }> {
  title: string;
  found: BatchProblems<Problem>;
  inWords: (problem: Problem) => string;
  /** Advice about the problems; empty for none. */
  advice?: string;
}

/**
 * What a check found, each problem with its reference, or without one if it concerns the sender. An empty result is
 * reported too.
 */
export function ProblemList<Problem extends { reference: string }>({
  title,
  found,
  inWords,
  advice = '',
}: ProblemListProps<Problem>) {
  const { t } = useTexts();
  const { problems, total } = found;
  return (
    <Notice kind={total === 0 ? 'success' : 'warning'} announce="status" title={title}>
      {total === 0 ? null : (
        <ul>
          {problems.map((problem, index) => (
            <li key={`${problem.reference} ${index}`}>
              <strong>{problem.reference === '' ? t('staff.files.sender') : problem.reference}</strong>:{' '}
              {inWords(problem)}
            </li>
          ))}
        </ul>
      )}
      {advice === '' ? null : <p>{advice}</p>}
      {total > problems.length ? <p>{t('staff.files.more_problems', { more: total - problems.length })}</p> : null}
    </Notice>
  );
}
