import { inner } from '../console/features/offers/inner.ts';
export const bad = inner;
