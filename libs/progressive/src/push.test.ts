import { afterEach, describe, expect, it, vi } from 'vitest';
import { switchPushOn } from './push.ts';

const OFFER = { publicKey: 'B-key', worker: '/push-worker.js', subscription: '/api/push/subscription' };

/** A browser whose person answers its question, with a push service and a shell that do as they are told. */
function browser({
  answer = 'granted',
  status = 200,
  subscribe = async (options: object) => options,
}: {
  readonly answer?: NotificationPermission;
  readonly status?: number;
  readonly subscribe?: (options: object) => Promise<object>;
} = {}) {
  const did: unknown[] = [];
  const before = { unsubscribe: async () => did.push('the subscription of before ends') };
  const pushManager = { getSubscription: async () => before, subscribe };
  const serviceWorker = {
    register: async (address: string) => did.push(`registers ${address}`),
    ready: Promise.resolve({ pushManager }),
  };
  vi.stubGlobal('Notification', { requestPermission: async () => answer });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    did.push({ [address]: JSON.parse(body) as unknown });
    return new Response(null, { status });
  });
  vi.stubGlobal('reportError', (error: Error) => did.push(`reports: ${error.message}`));
  return did;
}

afterEach(() => vi.unstubAllGlobals());

describe('switching messages on', () => {
  it('subscribes with our key after a yes, and tells the shell', async () => {
    const did = browser();
    expect(await switchPushOn(OFFER)).toBe('granted');
    expect(did).toEqual([
      'registers /push-worker.js',
      'the subscription of before ends',
      { '/api/push/subscription': { userVisibleOnly: true, applicationServerKey: 'B-key' } },
    ]);
  });

  it.each(['denied', 'default'] as const)('registers nothing after the answer %s', async (answer) => {
    const did = browser({ answer });
    expect(await switchPushOn(OFFER)).toBe('denied');
    expect(did).toEqual([]);
  });

  it.each([
    ['a push service that is away', { subscribe: () => Promise.reject(new Error('no service')) }, 'no service'],
    ['a shell that refuses', { status: 503 }, 'The subscription to messages was answered 503.'],
  ])('is reported as failed with %s', async (_what, given, message) => {
    const did = browser(given);
    expect(await switchPushOn(OFFER)).toBe('failed');
    expect(did.at(-1)).toBe(`reports: ${message}`);
  });
});
