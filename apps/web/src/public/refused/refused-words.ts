import type { RefusedPage } from '@doorstep/contract';
import { draftOfWhatIsLeft } from './draft-of-what-is-left.ts';

/** The ids of a refusal's title and first sentence. None left, and less left than was asked for, are two things. */
export function refusedWords({ code, draft, left, canQueue }: RefusedPage): { title: string; text: string } {
  const title = `public.refused.${code}.title`;
  const text = `public.refused.${code}.text`;
  if (code !== 'sold_out') return { title, text };
  const isAllGone = left.every((item) => item.left === 0);
  const isChoice = canQueue || draftOfWhatIsLeft(draft, left) !== null;
  return { title: isAllGone ? `${title}_none` : title, text: isChoice ? text : `${text}_none` };
}
