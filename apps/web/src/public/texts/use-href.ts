import { embedQuery, type PageFrame } from '@doorstep/contract';
import { useTexts } from './texts-context.tsx';

export function useHref(): (path: string) => string {
  const { frame } = useTexts();
  return (path) => hrefIn(frame, path);
}

/** Keeps the language that was chosen, or that the offer has chosen; and inside a frame that it is one. */
export function hrefIn({ chosenLanguage, embed }: PageFrame, path: string): string {
  const language = chosenLanguage === null ? [] : [`lang=${encodeURIComponent(chosenLanguage)}`];
  const query = [...language, ...(embed !== null && isFramed(path) ? [embedQuery(embed)] : [])].join('&');
  return query === '' ? path : `${path}?${query}`;
}

/** The pages of one offer and of one request. The others, and other sites, stand in no frame. */
const isFramed = (path: string) => /^\/[or]\/./.test(path);

/** For a link that leaves the frame, if there is one: into a tab of its own. */
export function useOutside(): { target?: '_blank'; rel?: 'noopener noreferrer' } {
  const { frame } = useTexts();
  return frame.embed === null ? {} : { target: '_blank', rel: 'noopener noreferrer' };
}
