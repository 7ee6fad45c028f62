import { useQueryClient } from '@tanstack/react-query';
import type { LimitGroupInput, LimitGroupView } from '@doorstep/contract';
import { api, keyOf, useAll, useChange } from '../../../../shared/api/api.ts';
import { useMutation } from '../../../../shared/api/use-mutation.ts';

const groupsKey = keyOf('GET /limit-groups', {});

export function useLimitGroups() {
  return useAll('GET /limit-groups', {});
}

/** Adds a draft to a group, or with null removes it. */
export function useJoinLimitGroup(offer: string) {
  return useChange(
    'POST /offers/:offer/limit-group',
    (groupId: string | null) => ({ params: { offer }, body: { groupId } }),
    { stale: [groupsKey] },
  );
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
