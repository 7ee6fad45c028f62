import { embedQuery, type PageFrame } from '@doorstep/contract';
import { useTexts } from './texts-context.tsx';

export function useHref(): (path: string) => string {
  const { frame } = useTexts();
  return (path) => hrefIn(frame, path);
}

export function hrefIn({ chosenLanguage, embed }: PageFrame, path: string): string {
  const language = chosenLanguage === null ? [] : [`lang=${encodeURIComponent(chosenLanguage)}`];
  const query = [...language, ...(embed !== null && isFramed(path) ? [embedQuery(embed)] : [])].join('&');
  return query === '' ? path : `${path}?${query}`;
}

const isFramed = (path: string) => /^\/[or]\/./.test(path);

export function useOutside(): { target?: '_blank'; rel?: 'noopener noreferrer' } {
  const { frame } = useTexts();
  return frame.embed === null ? {} : { target: '_blank', rel: 'noopener noreferrer' };
}
