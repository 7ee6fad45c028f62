import { Kysely } from 'kysely';
export const bad = Kysely;
