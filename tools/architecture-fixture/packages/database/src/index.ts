export { read } from './reads-a-file.ts';
