import { request } from './request.ts';
export const good = request;
