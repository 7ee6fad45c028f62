import type { PublicPageRenderer } from '@doorstep/contract';
import { renderData, renderDocument } from './document.tsx';
import { inlinedIn } from './inlined-texts.ts';

const renderer: PublicPageRenderer = { renderPage: renderDocument, renderData, inlinedIn };
export default renderer;
export const renderPage = renderDocument;
export { renderData, inlinedIn };
