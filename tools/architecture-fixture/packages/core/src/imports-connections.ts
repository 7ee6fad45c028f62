import { opened } from '../../database/src/open.ts';
export const bad = opened;
