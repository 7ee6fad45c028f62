import type { PublicPageRenderer } from '@doorstep/contract';
import { renderData, renderDocument } from './document.tsx';
import { stylesOf } from './page-styles.ts';

const renderer: PublicPageRenderer = { renderPage: renderDocument, renderData, stylesOf };
export default renderer;
export const renderPage = renderDocument;
export { renderData, stylesOf };
