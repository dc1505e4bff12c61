import { describe, expect, it } from 'vitest';
import { deviceKind } from './device-kind.ts';

describe('the kind of a device', () => {
  it.each([
    ['Chrome on Android', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0 Mobile', 'android'],
    ['Safari on an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1', 'iphone'],
    ['KaiOS', 'Mozilla/5.0 (Mobile; LYF/F90M; rv:48.0; Android) Gecko/48.0 KAIOS/2.0', 'feature-phone'],
    ['Opera Mini with keys', 'Opera/9.80 (J2ME/MIDP; Opera Mini/9.5; U; en) Presto/2.5', 'feature-phone'],
    ['Chrome on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0', 'computer'],
    ['Safari on a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1', 'computer'],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101', 'computer'],
    ['a program', 'curl/8.5.0', undefined],
    ['a browser that says nothing', '', undefined],
  ])('of %s', (_name, userAgent, kind) => {
    expect(deviceKind(userAgent)).toBe(kind);
  });
});
