import { Kysely } from 'kysely';
import { coreEntry } from '../../core/src/index.ts';
export const good = [Kysely, coreEntry];
