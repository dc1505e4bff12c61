import { z } from 'zod';
import { DEVICE_KINDS } from '../vocabulary/account/devices.ts';
import { LONGEST_ID } from '../vocabulary/limits.ts';

/** A session of the signed-in person. Times are ISO. See docs/domain/identity.md#signed-in-devices. */
export const signedInDeviceSchema = z.object({
  /** Of the session. */
  id: z.string().max(LONGEST_ID),
  /** Whether the request came from it. */
  is_this: z.boolean(),
  /** Null where the browser did not say it. */
  kind: z.enum(DEVICE_KINDS).nullable(),
  signed_in_at: z.string(),
  /** To within a quarter of an hour: the last exchange of its refresh token. */
  last_used_at: z.string(),
});
/** A session of the signed-in person. */
export type SignedInDevice = z.infer<typeof signedInDeviceSchema>;
/** Answer of `GET /user/v1/sessions`, the last used first, and of ending some: those that are left. */
export const signedInDevicesSchema = z.object({ results: z.array(signedInDeviceSchema) });
