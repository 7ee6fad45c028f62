// Runs in a web worker: tries one counter after the other, away from the page.
import { handler } from 'altcha-lib/workers/shared';
import { deriveKey } from './derive-key.ts';

handler({ deriveKey });
