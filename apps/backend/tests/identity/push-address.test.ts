import { isPushAddress, openInternetLookup, postToOpenInternet } from '@haat/backend-identity/testing';
import { expect, it } from 'vitest';

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://8.8.8.8/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://push.example:8443/abc', false],
  ['https://user:secret@push.example/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://2130706433/abc', false],
  ['https://0x7f.1/abc', false],
  ['https://10.0.0.8/abc', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://[::1]/abc', false],
  ['https://[::ffff:10.0.0.1]/abc', false],
  ['https://[fd00::1]/abc', false],
  ['https://localhost/abc', false],
  ['https://push.localhost/abc', false],
  ['https://backend/abc', false],
  ['https://android.googleapis.com/gcm/send/abc', false],
  ['file:///etc/passwd', false],
  ['', false],
])('the address of a push service %s: %s', (address, isOne) => {
  expect(isPushAddress(address)).toBe(isOne);
});

it.each(['https://127.0.0.1/abc', 'http://push.example/abc', 'https://localhost/abc'])(
  'nothing is posted to %s',
  async (address) => {
    await expect(postToOpenInternet(address, {}, new Uint8Array())).rejects.toThrow('no address of a push service');
  },
);

it('a name that stands for an address of this machine is refused when it is looked up', async () => {
  const looked = new Promise((resolve, reject) => {
    openInternetLookup('localhost', { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
  });
  await expect(looked).rejects.toThrow('not on the open internet');
});
