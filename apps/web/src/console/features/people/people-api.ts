import { useQueryClient } from '@tanstack/react-query';
import type { Role, StaffPerson } from '@doorstep/contract';
import { api, keyOf, useAll, useApi, useChange } from '../../shared/api/api.ts';
import { useMutation } from '../../shared/api/use-mutation.ts';
import { sessionKey } from '../../shared/session.ts';

const keys = { people: keyOf('GET /people', {}), invitations: keyOf('GET /open-invitations', {}) };

export function usePeople() {
  return useAll('GET /people', {});
}

export function useOpenInvitations() {
  return useApi('GET /open-invitations', {});
}

export function useChangeRole() {
  return useChange(
    'PUT /people/:person/role',
    ({ person: { id, version }, role }: { person: StaffPerson; role: Role }) => ({
      params: { person: id },
      body: { version, role },
    }),
    // The changed role may be the person's own.
    { stale: [keys.people, sessionKey] },
  );
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
