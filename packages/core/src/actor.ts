import type { ApiScope, Role } from '@doorstep/contract';

/** The actor of a call, for permissions and the audit log. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'person'; id: string; name: string; role: Role }
  /** A program, identified by its token. */
  | { kind: 'token'; id: string; name: string; scopes: ApiScope[]; offerIds: readonly string[] | null }
  | { kind: 'command_line' }
  | { kind: 'system' };
