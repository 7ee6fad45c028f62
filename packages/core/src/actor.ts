import type { Role } from '@doorstep/contract';

/** Who does something, for permissions and the audit log. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'person'; id: string; name: string; role: Role }
  | { kind: 'command_line' }
  | { kind: 'system' };
