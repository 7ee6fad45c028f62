export { uploadPicture } from './keep-picture.ts';
export type * from './picture-store.ts';
