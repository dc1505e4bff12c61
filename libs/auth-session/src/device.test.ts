import { describe, expect, it } from 'vitest';
import { openDevice } from './device.ts';

const SCOPE = { appCode: '01', shellName: 'farmer', isSecure: true };
const NAME = '__Host-haat-01-farmer-device';

describe('the device', () => {
  it('leaves no cookie with who only looks around', () => {
    expect(openDevice(null, SCOPE).changedCookies()).toEqual([]);
  });

  it('is named at the first sign-in, in a cookie that no page reads', () => {
    const device = openDevice(null, SCOPE);
    const id = device.ensure();
    expect(id).toMatch(/^[\w-]{36}$/);
    expect(device.ensure()).toBe(id);
    expect(device.changedCookies()).toEqual([
      `${NAME}=${id}; Path=/; Max-Age=34560000; Secure; HttpOnly; SameSite=Strict`,
    ]);
  });

  it('is found again, and kept on', () => {
    const device = openDevice(`${NAME}=0123456789abcdef`, SCOPE);
    expect(device.ensure()).toBe('0123456789abcdef');
    expect(device.changedCookies()).toHaveLength(1);
  });

  it('is another in another shell, and for a name that is not ours', () => {
    expect(openDevice(`haat-01-csc-device=0123456789abcdef`, SCOPE).ensure()).not.toBe('0123456789abcdef');
    expect(openDevice(`${NAME}=<script>`, SCOPE).ensure()).toMatch(/^[\w-]{36}$/);
  });
});
