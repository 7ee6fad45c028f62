import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewInvitation, OpenInvitation, Role, StaffPerson } from '@doorstep/contract';
import { callApi } from '../../shared/api/call-api.ts';
import { sessionKey } from '../../shared/session.ts';

const people = '/api/staff/people';
const invitations = '/api/staff/open-invitations';
const keys = { people: ['people'] as const, invitations: ['invitations'] as const };

export function usePeople() {
  return useQuery({ queryKey: keys.people, queryFn: ({ signal }) => callApi<StaffPerson[]>(people, { signal }) });
}

export function useOpenInvitations() {
  return useQuery({
    queryKey: keys.invitations,
    queryFn: ({ signal }) => callApi<OpenInvitation[]>(invitations, { signal }),
  });
}

export function useChangeRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, role }: { id: string; role: Role }) =>
      callApi<StaffPerson[]>(`${people}/${encodeURIComponent(id)}/role`, { method: 'PUT', body: { role } }),
    onSuccess: (all) => {
      client.setQueryData(keys.people, all);
      // It may be one's own role.
      void client.invalidateQueries({ queryKey: sessionKey });
    },
  });
}

export function useRemovePerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(`${people}/${encodeURIComponent(id)}/remove`, { method: 'POST' }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keys.people });
      void client.invalidateQueries({ queryKey: keys.invitations });
    },
  });
}

export function useInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (role: Role) => callApi<NewInvitation>(invitations, { method: 'POST', body: { role } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.invitations }),
    // The link is not kept in memory once it was seen.
    gcTime: 0,
  });
}

export function useCancelInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(`${invitations}/${encodeURIComponent(id)}/cancel`, { method: 'POST' }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.invitations }),
  });
}
