import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LimitGroupInput, LimitGroupView } from '@doorstep/contract';
import { api, keyOf, useApi } from '../../../../shared/api/api.ts';

const groupsKey = keyOf('GET /limit-groups', {});

export function useLimitGroups() {
  return useApi('GET /limit-groups', {});
}

/** Adds a draft to a group, or with null removes it. */
export function useJoinLimitGroup(offer: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (groupId: string | null) =>
      api('POST /offers/:offer/limit-group', { params: { offer }, body: { groupId } }),
    onSuccess: (groups) => client.setQueryData(groupsKey, groups),
  });
}

/** @param group The group as loaded; null creates a new one. */
export function useSaveLimitGroup(group: LimitGroupView | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: LimitGroupInput) =>
      group === null
        ? api('POST /limit-groups', { body: input })
        : api('PUT /limit-groups/:group', { params: { group: group.id }, body: { version: group.version, input } }),
    onSettled: () => client.invalidateQueries({ queryKey: groupsKey }),
  });
}
