import type { FastifyInstance } from 'fastify';
import { PUSH_PATHS } from '@haat/app-context';
import { pathTo } from '@haat/routing';

/** What the script uses of a service worker's scope. */
interface WorkerScope {
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>;
    readonly pushManager: { subscribe(options: object): Promise<object> };
  };
  fetch(address: string, init?: object): Promise<{ json(): Promise<{ public_key: string | null }> }>;
  readonly clients: {
    matchAll(options: object): Promise<readonly WorkerWindow[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}

interface WorkerWindow {
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}

interface WorkerEvent {
  /** Of `push`. */
  readonly data: { json(): Record<string, string | undefined> } | null;
  /** Of `notificationclick`. */
  readonly notification: { readonly data: string; close(): void };
  /** Of `pushsubscriptionchange`: the one that takes the place of the old, where the browser has made it already. */
  readonly newSubscription?: object | null;
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Runs in the browser from its source text: it may use nothing from outside, and its comments stand here, because those
 * inside are sent to each phone. Shows messages, of which the same one that comes again takes the place of the first,
 * and opens the screen that they are about; a page that was loaded before this script was there cannot be led elsewhere
 * by it. Subscribes anew when the browser's push service has given up the address: no message would come any more. It
 * answers no fetch: pages and their files come as without it.
 * @param paths of the screens, an order's to its farmer and to its shop with `:id` for its id, and the icon
 */
function pushWorker(
  scope: WorkerScope,
  paths: { order: string; sale: string; notices: string; icon: string; renewal: string },
): void {
  scope.addEventListener('push', (event) => {
    const {
      title = '',
      body,
      language: lang,
      id: tag,
      order_id: bought,
      shop_order_id: sold,
    } = event.data?.json() ?? {};
    const path = sold ? paths.sale : bought ? paths.order : paths.notices;
    const data = path.replace(':id', encodeURIComponent(sold ?? bought ?? ''));
    event.waitUntil(scope.registration.showNotification(title, { body, lang, tag, icon: paths.icon, data }));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => {
    const renew = async () => {
      const { public_key: key } = await (await scope.fetch(paths.renewal)).json();
      if (!key) return;
      const made =
        event.newSubscription ??
        (await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
      await scope.fetch(paths.renewal, { method: 'POST', body: JSON.stringify(made) });
    };
    event.waitUntil(renew());
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const address = event.notification.data;
    event.waitUntil(
      scope.clients.matchAll({ type: 'window' }).then(async ([open]) => {
        const isLed = await open?.navigate(address).then(Boolean, () => false);
        return isLed ? open?.focus() : scope.clients.openWindow(address);
      }),
    );
  });
}

/** The script as browsers load it. */
export const PUSH_WORKER = `(${pushWorker.toString()})(self,${JSON.stringify({
  order: pathTo('order', { orderId: ':id' }).replace(encodeURIComponent(':id'), ':id'),
  sale: pathTo('shopOrder', { orderId: ':id' }).replace(encodeURIComponent(':id'), ':id'),
  notices: pathTo('notices'),
  icon: '/icon-192.png',
  renewal: PUSH_PATHS.subscription,
})});\n`;

/**
 * The script that shows messages, asked for anew each time. The phone's worker brings it.
 * @param path the worker's own under the development server, where it is all of the worker
 */
export function servePushWorker(app: FastifyInstance, path: string = PUSH_PATHS.messages): void {
  app.get(path, (_request, reply) => {
    const policy = "default-src 'none'";
    reply.header('content-security-policy', policy).raw.setHeader('content-security-policy', policy);
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(PUSH_WORKER);
  });
}
