import { serverEntry } from '../../../packages/human-check/src/server/index.ts';
import { storeEntry } from '../../../packages/store/src/index.ts';
export const good = [serverEntry, storeEntry];
