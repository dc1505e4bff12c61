import { describe, expect, it } from 'vitest';
import { recordedNetwork } from './recorded-network.ts';

describe('a recorded network', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8::9', '2001:db8:0:0::/64'],
    ['unknown', null],
    ['', null],
  ])('of %s is %s', (address, network) => {
    expect(recordedNetwork(address)).toBe(network);
  });
});
