import { client } from '../../address-lookup/src/client.ts';
export const bad = client;
