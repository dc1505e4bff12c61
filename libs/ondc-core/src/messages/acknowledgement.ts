import { z } from 'zod';

/** Who made a message wrong, or what is wrong with it, in the network's words. */
export const NETWORK_ERROR_TYPES = [
  'CONTEXT-ERROR',
  'CORE-ERROR',
  'DOMAIN-ERROR',
  'POLICY-ERROR',
  'JSON-SCHEMA-ERROR',
] as const;

/** What is wrong with a message. */
export interface NetworkError {
  readonly type: (typeof NETWORK_ERROR_TYPES)[number];
  /** Of the network's list; see `errorWords`. */
  readonly code: string;
  /** For the other side's developers, in English. */
  readonly message: string;
}

/** That a message was taken, which says nothing of what it asks for. */
export const ACK = { message: { ack: { status: 'ACK' } } } as const;

/** That a message is not taken, and why. */
export function nack(error: NetworkError) {
  return { message: { ack: { status: 'NACK' } }, error } as const;
}

/** The answer to a message, as another participant gives it: it may add what it likes. */
export const acknowledgementSchema = z.object({
  message: z.object({ ack: z.object({ status: z.enum(['ACK', 'NACK']) }) }),
  error: z.object({ type: z.string().optional(), code: z.string(), message: z.string().optional() }).optional(),
});
/** The answer to a message, as another participant gives it. */
export type Acknowledgement = z.infer<typeof acknowledgementSchema>;
