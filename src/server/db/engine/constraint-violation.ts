const CODES: Record<string | number, 'unique' | 'foreign-key'> = {
  // SQLite: SQLITE_CONSTRAINT_UNIQUE, _PRIMARYKEY, _FOREIGNKEY. PostgreSQL: unique_violation, foreign_key_violation.
  2067: 'unique',
  1555: 'unique',
  787: 'foreign-key',
  23505: 'unique',
  23503: 'foreign-key',
}

/** Which rule of the schema a statement broke, where it was one that two callers at once may break. */
export function findViolation(error: unknown): 'unique' | 'foreign-key' | null {
  if (!(error instanceof Error)) return null
  const { code, errcode } = error as Error & { code?: string; errcode?: number }
  return CODES[errcode ?? code ?? ''] ?? null
}
