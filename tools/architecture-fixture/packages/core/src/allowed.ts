import { contractEntry } from '../../contract/src/index.ts';
import { inner } from './home/index.ts';
export const good = [contractEntry, inner];
