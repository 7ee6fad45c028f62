/** Whether a database error reports a violated unique constraint, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return (
    error.code === '23505' || error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  );
}

/** Whether a database error reports a violated check constraint. */
export function isCheckViolation(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === '23514' || error.code === 'SQLITE_CONSTRAINT_CHECK')
  );
}
