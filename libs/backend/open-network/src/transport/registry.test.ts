import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSigningKeys } from '@haat/ondc-core/signing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpClient } from './http-client.ts';
import { createRegistry, RegistryError } from './registry.ts';

const MINUTE_MS = 60_000;
const NOW = Date.parse('2026-06-15T04:30:00.000Z');
const at = (minutes: number) => new Date(NOW + minutes * MINUTE_MS).toISOString();
const NAME = { subscriberId: 'bpp.localhost', uniqueKeyId: 'k1' };
const SELLER = { subscriber_id: 'bpp.localhost', ukId: 'k1', signing_public_key: 'KEY', status: 'SUBSCRIBED' };

describe('a participant’s key', () => {
  let [answer, asked]: [unknown, number] = [[], 0];
  const server = createServer((_request, response) => {
    asked += 1;
    response.end(JSON.stringify(answer));
  });
  let address: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  /** A look-up by a market that has asked for nothing so far, and its clock. */
  function market() {
    let now = NOW;
    const signer = { subscriberId: 'bap.localhost', uniqueKeyId: 'b1', privateKey: createSigningKeys().privateKey };
    const options = { address, domain: 'ONDC:AGR10', signer };
    const registry = createRegistry(createHttpClient({ isSandbox: true }), options, { now: () => new Date(now) });
    return { ...registry, advance: (minutes: number) => void (now += minutes * MINUTE_MS) };
  }

  it.each<[string, object, string | null]>([
    ['counts', {}, 'KEY'],
    ['counts by the other spelling of its id', { ukId: undefined, unique_key_id: 'k1' }, 'KEY'],
    ['counts without a status', { status: undefined }, 'KEY'],
    ['counts within its time', { valid_from: at(0), valid_until: at(0) }, 'KEY'],
    ['counts not yet', { valid_from: at(1) }, null],
    ['counts no more', { valid_until: at(-1) }, null],
    ['is of one who has left', { status: 'UNSUBSCRIBED' }, null],
    ['is of one who is only coming', { status: 'INITIATED' }, null],
    ['is of another participant', { subscriber_id: 'other.localhost' }, null],
    ['is another of the same', { ukId: 'k2' }, null],
  ])('%s', async (_, change, key) => {
    answer = [{ ...SELLER, ...change }];
    expect(await market().publicKeyOf(NAME)).toBe(key);
  });

  it('is asked for again after a quarter of an hour, and after a minute where it is doubted or not known', async () => {
    const { publicKeyOf, advance } = market();
    answer = [SELLER];
    const asks = async (isDoubted = false) => {
      const before = asked;
      await publicKeyOf(NAME, isDoubted);
      return asked - before;
    };
    expect([await asks(), await asks(), await asks(true)]).toEqual([1, 0, 0]);
    advance(1);
    expect([await asks(), await asks(true)]).toEqual([0, 1]);
    advance(15);
    answer = [];
    expect([await asks(), await asks()]).toEqual([1, 0]);
    advance(1);
    answer = [SELLER];
    expect(await publicKeyOf(NAME)).toBe('KEY');
  });

  it('cannot be said where the registry answers something else', async () => {
    answer = { error: 'busy' };
    await expect(market().publicKeyOf(NAME)).rejects.toThrow(RegistryError);
  });
});
