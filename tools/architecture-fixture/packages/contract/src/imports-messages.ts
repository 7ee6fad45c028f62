import { messagesEntry } from '../../messages/src/index.ts';
export const bad = messagesEntry;
