import { addresslanguageEntry } from '../../address-language/src/index.ts';
import { contractEntry } from '../../contract/src/index.ts';
export const good = [addresslanguageEntry, contractEntry];
