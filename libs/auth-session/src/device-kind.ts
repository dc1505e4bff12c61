import type { DeviceKind } from '@haat/api-contract/vocabulary';

/** The first that fits: KaiOS and Opera Mini on keypad phones name other systems too. */
const KINDS: readonly (readonly [RegExp, DeviceKind])[] = [
  [/KAIOS|J2ME|MIDP|Symbian|Series40/i, 'feature-phone'],
  [/Android/i, 'android'],
  [/iPhone|iPad|iPod/i, 'iphone'],
  [/Windows NT|Macintosh|CrOS|X11/i, 'computer'],
];

/** What a device is, by its browser's `User-Agent`; undefined for what says none of it. */
export function deviceKind(userAgent: string): DeviceKind | undefined {
  return KINDS.find(([pattern]) => pattern.test(userAgent))?.[1];
}
