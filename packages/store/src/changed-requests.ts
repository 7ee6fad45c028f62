import type { Database } from '@doorstep/database';

/** Every change of requests begins with this: whoever reads what has changed since then finds them. */
export function changedRequests({ db, dialect }: Pick<Database, 'db' | 'dialect'>) {
  return db.updateTable('request').set({ changed_at: dialect.clock });
}
