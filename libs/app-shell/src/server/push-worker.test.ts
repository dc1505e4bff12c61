import { runInNewContext } from 'node:vm';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { PUSH_WORKER, servePushWorker } from './push-worker.ts';
import { addSecurityHeaders } from './security-headers.ts';

type Listener = (event: object) => void;

/** A browser in which the script runs. */
function browser(windows: readonly object[] = [], key: string | null = null) {
  const listeners = new Map<string, Listener>();
  const shown: { title: string; options: { data: string; tag: string } }[] = [];
  const opened: string[] = [];
  const subscribedWith: object[] = [];
  const sent: unknown[] = [];
  const self = {
    registration: {
      showNotification: async (title: string, options: { data: string; tag: string }) =>
        void shown.push({ title, options }),
      pushManager: { subscribe: async (options: object) => (subscribedWith.push(options), { endpoint: 'made' }) },
    },
    fetch: async (address: string, init?: { method: string; body: string }) => {
      if (init !== undefined) sent.push([init.method, address, JSON.parse(init.body)]);
      return { json: async () => ({ public_key: key }) };
    },
    clients: { matchAll: async () => windows, openWindow: async (address: string) => void opened.push(address) },
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  };
  runInNewContext(PUSH_WORKER, { self, encodeURIComponent });
  const happens = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (each: Promise<unknown>) => void work.push(each) });
    await Promise.all(work);
  };
  const push = (message: object) => happens('push', { data: { json: () => message } });
  const press = (data: string) => happens('notificationclick', { notification: { data, close: () => undefined } });
  const changes = (newSubscription: object | null) => happens('pushsubscriptionchange', { newSubscription });
  return { listeners, shown, opened, subscribedWith, sent, push, press, changes };
}

const MESSAGE = { id: 'n-1', title: 'Krishi Haat', body: 'There is news.', language: 'en', topic: 'order' };

it.each([
  [{ order_id: 'b2e7a1c0-0001-4000-8000-000000000001' }, '/order/b2e7a1c0-0001-4000-8000-000000000001'],
  [{ order_id: '../x?y' }, '/order/..%2Fx%3Fy'],
  [{ topic: 'price-alert' }, '/account/notices'],
])('a message with %j opens %s', async (more, address) => {
  const { push, press, shown, opened } = browser();
  await push({ ...MESSAGE, ...more });
  expect(shown).toMatchObject([{ title: MESSAGE.title, options: { data: address, tag: 'n-1', body: MESSAGE.body } }]);
  await press(shown[0]!.options.data);
  expect(opened).toEqual([address]);
});

it('a page that is open is led to the screen', async () => {
  const led: string[] = [];
  const open = { navigate: async (address: string) => led.push(address), focus: async () => led.push('in front') };
  const { press, opened } = browser([open]);
  await press('/account/notices');
  expect({ led, opened }).toEqual({ led: ['/account/notices', 'in front'], opened: [] });
});

it('a page that cannot be led stays, and another one is opened', async () => {
  const open = { navigate: () => Promise.reject(new TypeError()), focus: async () => undefined };
  const { press, opened } = browser([open]);
  await press('/orders');
  expect(opened).toEqual(['/orders']);
});

it('it answers no fetch, and is small', () => {
  expect([...browser().listeners.keys()]).toEqual(['push', 'pushsubscriptionchange', 'notificationclick']);
  expect(PUSH_WORKER.length).toBeLessThan(1_500);
});

it('it comes from the root, is asked for anew, and may load nothing', async () => {
  const app = Fastify();
  await addSecurityHeaders(app, { hostOrigins: [], isSecure: true });
  servePushWorker(app);
  const { headers, body } = await app.inject('/push-worker.js');
  expect(body).toBe(PUSH_WORKER);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'",
  });
});

const OFFERED = { userVisibleOnly: true, applicationServerKey: 'a-key' };

it.each([
  ['one that the browser made', { endpoint: 'given' }, [], 'given'],
  ['one that it asks for', null, [OFFERED], 'made'],
])('goes on with %s when a subscription ends', async (_which, given, asked, endpoint) => {
  const { changes, subscribedWith, sent } = browser([], 'a-key');
  await changes(given);
  expect(subscribedWith).toEqual(asked);
  expect(sent).toEqual([['POST', '/api/push/subscription', { endpoint }]]);
});

it('asks for nothing when nobody is signed in any more', async () => {
  const { changes, subscribedWith, sent } = browser([], null);
  await changes(null);
  expect([subscribedWith, sent]).toEqual([[], []]);
});
