import { z } from 'zod';

/** `PUT /user/v1/push`: what a browser's `PushSubscription` says of itself. */
export const pushSubscriptionBodySchema = z.object({
  /** https address at the browser's push service. */
  endpoint: z.url({ protocol: /^https$/ }).max(1_000),
  keys: z.object({
    /** Public key on P-256, uncompressed: 65 bytes in base64url. */
    p256dh: z.string().regex(/^B[\w-]{86}=?$/),
    /** 16 bytes in base64url. */
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
  }),
});
/** What a browser's `PushSubscription` says of itself. */
export type PushSubscriptionBody = z.infer<typeof pushSubscriptionBodySchema>;

/** Whether messages come to the browser of a session. */
export const pushStateSchema = z.object({
  /** By which the browser's push service knows us, in base64url; null where no messages are sent. */
  public_key: z.string().nullable(),
  is_on: z.boolean(),
});
/** Whether messages come to the browser of a session. */
export type PushState = z.infer<typeof pushStateSchema>;
