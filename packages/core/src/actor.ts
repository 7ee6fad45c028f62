import type { ApiScope, Role } from '@doorstep/contract';

export type Actor =
  | { kind: 'visitor' }
  | { kind: 'person'; id: string; name: string; role: Role }
  | {
      kind: 'token';
      id: string;
      name: string;
      scopes: ApiScope[];
      /** Null: all offers. */
      offerIds: readonly string[] | null;
    }
  | { kind: 'command_line' }
  | { kind: 'system' };
