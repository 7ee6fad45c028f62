import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../shared/api/api.ts';

/** Uploads a picture unchanged; an offer refers to it by the returned id. */
export function useUploadPicture() {
  return useMutation({ mutationFn: (file: File) => api('POST /pictures', { body: file }) });
}
