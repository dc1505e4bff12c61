import { DrizzleQueryError } from 'drizzle-orm';

/** An error as it may be logged: a failed query without its values, which may be a person's name or number. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error };
  const isQuery = error instanceof DrizzleQueryError;
  const message = isQuery ? `Failed query: ${error.query}` : error.message;
  return {
    type: error.constructor.name,
    message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    // The stack begins with the message: a query's holds the values.
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
