import type { PageFrame, SubmissionAnswer } from '@doorstep/contract';
import { postForm } from '../navigation/post-form.ts';
import { hrefIn } from '../texts/use-href.ts';

/** Tells the page around the frame, and opens the receipt there: by its secret, which no address of a frame has. */
export async function openFramedReceipt(
  { reference, url }: SubmissionAnswer,
  { slug, frame }: { slug: string; frame: PageFrame },
): Promise<void> {
  // The receipt opens even if the parent page cannot be told.
  await import('../frame/parent-page.ts').then(({ postSent }) => postSent(slug)).catch(() => undefined);
  const secret = new URL(url).pathname.split('/').at(-1) ?? '';
  postForm(hrefIn(frame, `/r/${reference}`), [['secret', secret]]);
}
