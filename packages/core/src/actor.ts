import type { ApiScope, Role } from '@doorstep/contract';

/** Who does something, for permissions and the audit log. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'person'; id: string; name: string; role: Role }
  /** A program, by its token. */
  | { kind: 'token'; id: string; name: string; scopes: ApiScope[] }
  | { kind: 'command_line' }
  | { kind: 'system' };
