import { z } from 'zod';

const errorSchema = z.object({ error: z.object({ code: z.string().min(1) }) });

/** The network's code of what a seller could not do; null for a message that says no error. */
export function errorCodeOf(message: unknown): string | null {
  const { success, data } = errorSchema.safeParse(message);
  return success ? data.error.code : null;
}
