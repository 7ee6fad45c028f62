import type { EmbedFrame, InlinedTexts, PublicPage } from '@doorstep/contract';
import { stylesOf } from './page-styles.ts';
import { partOf } from './parts/page-parts.ts';

/**
 * Starts the page's scripts once it has been painted: before that they would share a slow connection with the document
 * and its font. A page in a background tab may not be painted for long, so it does not wait.
 */
export const scriptStart =
  '{const{script,ahead}=document.currentScript.dataset,start=()=>{' +
  "for(const href of ahead.split(' '))" +
  "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));" +
  'import(script)};' +
  'document.hidden?start():requestAnimationFrame(()=>setTimeout(start))}';

export function inlinedIn(page: PublicPage, embed: EmbedFrame | null): InlinedTexts {
  return { styles: stylesOf(page, embed), scripts: isOnlyRead(page, embed) || embed !== null ? [] : [scriptStart] };
}

/** These pages run no scripts; neither does the page after a claim if it came as a document. */
export function isOnlyRead({ kind }: PublicPage, embed: EmbedFrame | null): boolean {
  return (kind === 'claimed' || partOf(kind) === null) && embed === null;
}
