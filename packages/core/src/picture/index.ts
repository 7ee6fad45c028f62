export { keepPictures, uploadPicture } from './keep-picture.ts';
