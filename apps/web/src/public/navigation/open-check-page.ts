import { fieldsOfDraft, type CheckPage, type PageFrame } from '@doorstep/contract';
import { hrefIn } from '../texts/use-href.ts';
import { postForm } from './post-form.ts';

/**
 * Loads the check page as a document of its own. The connection has just answered, and the draft that it sent back says
 * which address was found, so that nobody is asked for it a second time.
 */
export function openCheckPage({ offer, draft, formToken }: CheckPage, frame: PageFrame): void {
  const fields = [...fieldsOfDraft(draft, offer.questions), ['formToken', formToken] as const];
  postForm(hrefIn(frame, `/o/${offer.slug}/check`), fields);
}
