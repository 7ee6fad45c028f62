import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LimitGroupInput, LimitGroupView } from '@doorstep/contract';
import { callApi } from '../../../../shared/api/call-api.ts';

const base = '/api/staff/limit-groups';
const groupsKey = ['limit-groups'] as const;

export function useLimitGroups() {
  return useQuery({ queryKey: groupsKey, queryFn: ({ signal }) => callApi<LimitGroupView[]>(base, { signal }) });
}

/** Puts a draft into a group, or (null) out of it. */
export function useJoinLimitGroup(offerId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (groupId: string | null) =>
      callApi<LimitGroupView[]>(`/api/staff/offers/${encodeURIComponent(offerId)}/limit-group`, {
        method: 'POST',
        body: { groupId },
      }),
    onSuccess: (groups) => client.setQueryData(groupsKey, groups),
  });
}

/** @param group The group as read; null makes a new one. */
export function useSaveLimitGroup(group: LimitGroupView | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: LimitGroupInput) =>
      group === null
        ? callApi<LimitGroupView>(base, { method: 'POST', body: input })
        : callApi<LimitGroupView>(`${base}/${encodeURIComponent(group.id)}`, {
            method: 'PUT',
            body: { version: group.version, input },
          }),
    onSettled: () => client.invalidateQueries({ queryKey: groupsKey }),
  });
}
