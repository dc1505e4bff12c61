import { expect, it } from 'vitest';
import { isFromThisMachine, isLoopbackAddress } from './loopback.ts';

it.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:10.0.0.7', false],
  ['10.0.0.7', false],
  ['192.168.1.5', false],
  ['1270.0.0.1', false],
  ['127.0.0.1.example', false],
  ['fe80::1', false],
  ['', false],
])('a connection from %s is this machine’s own: %s', (address, expected) => {
  expect(isLoopbackAddress(address)).toBe(expected);
});

it.each([
  ['directly', '127.0.0.1', {}, true],
  ['through a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, false],
  ['from another machine', '203.0.113.9', {}, false],
  ['over a connection that is gone', undefined, {}, false],
])('a request that comes %s is from this machine: %#', (_how, remoteAddress, headers, expected) => {
  expect(isFromThisMachine({ socket: { remoteAddress }, headers })).toBe(expected);
});
