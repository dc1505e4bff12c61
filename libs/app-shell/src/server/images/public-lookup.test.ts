import { describe, expect, it } from 'vitest';
import { isPublicAddress, publicLookup } from './public-lookup.ts';

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '103.21.244.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is on the open internet', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:169.254.169.254',
    '::ffff:10.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '2002:a9fe:a9fe::1',
    '2001:db8::1',
    'localhost',
    '',
  ])('%j is not', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('publicLookup', () => {
  it.each([true, false])('refuses a name that leads back to this machine (all addresses: %s)', async (all) => {
    const error = await new Promise((resolve) => {
      publicLookup('localhost', { all }, resolve);
    });
    expect(error).toMatchObject({ reason: 'not-allowed' });
  });
});
