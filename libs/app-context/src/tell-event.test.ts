import { afterEach, expect, it, vi } from 'vitest';
import { tellEvent } from './tell-event.ts';

const EVENT = { name: 'notification', properties: { outcome: 'granted' } } as const;

afterEach(() => vi.unstubAllGlobals());

/** What the page sends, by address. */
async function sent(isMeasured: boolean | undefined): Promise<[string, unknown][]> {
  const beacons: [string, Blob][] = [];
  vi.stubGlobal('navigator', { sendBeacon: (address: string, body: Blob) => beacons.push([address, body]) });
  tellEvent(isMeasured, EVENT);
  return Promise.all(
    beacons.map(async ([address, body]) => [address, JSON.parse(await body.text())] as [string, unknown]),
  );
}

it('an event goes to the shell in one beacon where the reader agreed', async () => {
  expect(await sent(true)).toEqual([['/api/measurement/events', [EVENT]]]);
});

it.each([false, undefined])('nothing is sent where the reader did not: %s', async (isMeasured) => {
  expect(await sent(isMeasured)).toEqual([]);
});
