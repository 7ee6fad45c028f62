import type { RefusedPage } from '@doorstep/contract';
import type { TextId, Translator } from '@doorstep/messages';
import { draftOfWhatIsLeft } from './draft-of-what-is-left.ts';

export function refusedWords({ code, draft, left, canQueue }: RefusedPage): { title: TextId; text: TextId } {
  const title = `public.refused.${code}.title` as const;
  const text = `public.refused.${code}.text` as const;
  if (code !== 'sold_out') return { title, text };
  const isAllGone = left.every((item) => item.left === 0);
  const isChoice = canQueue || draftOfWhatIsLeft(draft, left) !== null;
  return {
    title: isAllGone ? 'public.refused.sold_out.title_none' : title,
    text: isChoice ? text : 'public.refused.sold_out.text_none',
  };
}

export function refusedTitle(page: RefusedPage, t: Translator['t']): string {
  return t('public.title.of', { page: t(refusedWords(page).title), title: page.offer.title.text });
}
