export { inner } from './inner.ts';
