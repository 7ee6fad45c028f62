// Serves every page of fixtures.ts from the built renderer, for viewing: `node test/public/preview.ts 41200`.
// `/page/NAME` in English, `/page/NAME?lang=en-XB` in the long right-to-left pseudo-language.
import { startPreview } from './preview-server.ts';

const preview = await startPreview(Number(process.argv[2] ?? 0));
console.log(preview.address);
