// Runs in a web worker, so that the page stays responsive while it tries one counter after another.
import { handler } from 'altcha-lib/workers/shared';
import { deriveKey } from './derive-key.ts';

handler({ deriveKey });
