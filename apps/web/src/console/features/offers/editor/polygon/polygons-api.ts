import { useQueryClient } from '@tanstack/react-query';
import { api, keyOf, useApi } from '../../../../shared/api/api.ts';
import { useMutation } from '../../../../shared/api/use-mutation.ts';

/** A polygon never changes: another polygon has another id. */
export function usePolygon(polygon: string) {
  return useApi('GET /polygons/:polygon', { params: { polygon } }, { staleTime: Infinity });
}

/** Uploads GeoJSON; an offer refers to it by the returned id. */
export function useUploadPolygon() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (geoJson: unknown) => api('POST /polygons', { body: geoJson }),
    onSuccess: (view) => client.setQueryData(keyOf('GET /polygons/:polygon', { params: { polygon: view.id } }), view),
  });
}
