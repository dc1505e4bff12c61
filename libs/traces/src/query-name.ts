const OPERATION = /^[\s(]*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release|lock|notify)\b/i;
const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_]{1,63})"?/i;

/**
 * What a query does, and to which table first: all that is told of it. A text of SQL may have values in it.
 * @returns `OTHER` for an operation that is not known
 */
export function queryName(text: string): { readonly operation: string; readonly table: string | null } {
  return { operation: OPERATION.exec(text)?.[1]?.toUpperCase() ?? 'OTHER', table: TABLE.exec(text)?.[1] ?? null };
}
