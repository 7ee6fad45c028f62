// The renderer of the public pages, built into one file that the server loads.
import type { PublicPageRenderer } from '@doorstep/contract';
import { renderDocument } from './document.tsx';

const renderer: PublicPageRenderer = { renderPage: renderDocument };
export default renderer;
export const renderPage = renderDocument;
