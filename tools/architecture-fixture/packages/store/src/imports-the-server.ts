import { server } from '../../../apps/server/src/index.ts';
export const bad = server;
