import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../shared/api/api.ts';

/** Hands in a picture as it is; an offer names it by the id that comes back. */
export function useUploadPicture() {
  return useMutation({ mutationFn: (file: File) => api('POST /pictures', { body: file }) });
}
