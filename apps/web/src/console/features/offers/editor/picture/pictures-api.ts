import { useMutation } from '@tanstack/react-query';
import type { PictureView } from '@doorstep/contract';
import { callApi } from '../../../../shared/api/call-api.ts';

/** Hands in a picture as it is; an offer names it by the id that comes back. */
export function useUploadPicture() {
  return useMutation({
    mutationFn: (file: File) => callApi<PictureView>('/api/staff/pictures', { method: 'POST', body: file }),
  });
}
