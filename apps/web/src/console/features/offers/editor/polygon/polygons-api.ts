import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PolygonView } from '@doorstep/contract';
import { callApi } from '../../../../shared/api/call-api.ts';

const base = '/api/staff/polygons';
const keyOf = (id: string) => ['polygons', id] as const;

/** What there is to see of a polygon. It never changes: another polygon has another id. */
export function usePolygon(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => callApi<PolygonView>(`${base}/${encodeURIComponent(id)}`, { signal }),
    staleTime: Infinity,
  });
}

/** Hands in GeoJSON; an offer names it by the id that comes back. */
export function useUploadPolygon() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (geoJson: unknown) => callApi<PolygonView>(base, { method: 'POST', body: geoJson }),
    onSuccess: (view) => client.setQueryData(keyOf(view.id), view),
  });
}
