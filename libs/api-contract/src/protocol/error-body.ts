import { z } from 'zod';

/** One field of the input that was refused: a path such as `phone_number` and a rule such as `too_long`. */
export const fieldErrorSchema = z.object({ field: z.string(), rule: z.string() });

/** The body of every answer that is an error. `message` is a text key, never a sentence. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    request_id: z.string().optional(),
    /**
     * Facts about this error: the refused fields, the variant without stock, the seconds to wait, the order that
     * exists.
     */
    details: z.record(z.string(), z.unknown()).optional(),
  }),
});

/** The body of an answer that is an error. */
export type ErrorBody = z.infer<typeof errorBodySchema>;
