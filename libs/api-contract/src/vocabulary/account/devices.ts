/**
 * What a device is, as far as its browser says: enough for its owner to tell it from others. See
 * docs/domain/identity.md#signed-in-devices.
 */
export const DEVICE_KINDS = ['android', 'iphone', 'feature-phone', 'computer'] as const;
/** A kind of device. */
export type DeviceKind = (typeof DEVICE_KINDS)[number];
