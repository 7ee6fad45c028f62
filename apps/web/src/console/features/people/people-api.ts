import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Role } from '@doorstep/contract';
import { api, keyOf, useApi, useChange } from '../../shared/api/api.ts';
import { sessionKey } from '../../shared/session.ts';

const keys = { people: keyOf('GET /people', {}), invitations: keyOf('GET /open-invitations', {}) };

export function usePeople() {
  return useApi('GET /people', {});
}

export function useOpenInvitations() {
  return useApi('GET /open-invitations', {});
}

export function useChangeRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, role }: { id: string; role: Role }) =>
      api('PUT /people/:person/role', { params: { person: id }, body: { role } }),
    onSuccess: (all) => {
      client.setQueryData(keys.people, all);
      // The changed role may be the person's own.
      void client.invalidateQueries({ queryKey: sessionKey });
    },
  });
}

export function useRemovePerson() {
  return useChange('POST /people/:person/remove', (person: string) => ({ params: { person } }), {
    stale: [keys.people, keys.invitations],
  });
}

export function useInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (role: Role) => api('POST /open-invitations', { body: { role } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.invitations }),
    // Keep the link no longer than it is shown.
    gcTime: 0,
  });
}

export function useSignOutPerson() {
  return useChange('POST /people/:person/sessions/end', (person: string) => ({ params: { person } }), { stale: [] });
}

export function useCancelInvitation() {
  return useChange('POST /open-invitations/:invitation/cancel', (invitation: string) => ({ params: { invitation } }), {
    stale: [keys.invitations],
  });
}
