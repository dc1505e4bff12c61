/** What came of asking for messages: 'failed' is no answer of the person's. */
export type PushOutcome = 'granted' | 'denied' | 'failed';

/** Where a browser subscribes. */
export interface PushOffer {
  /** By which its push service knows the sender, in base64url. */
  readonly publicKey: string;
  /** Address of the script that shows messages. */
  readonly worker: string;
  /** Address that takes the subscription. */
  readonly subscription: string;
}

/** Whether messages can come to this browser; not on the server, nor where the browser knows no push. */
export function canPush(): boolean {
  return typeof window !== 'undefined' && 'Notification' in window && 'PushManager' in window;
}

/**
 * Asks the browser's own question, starts the script that shows messages and tells the shell of the subscription.
 * What fails is handed to what watches the page's errors.
 */
export async function switchPushOn({ publicKey, worker, subscription }: PushOffer): Promise<PushOutcome> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied';
    await navigator.serviceWorker.register(worker, { updateViaCache: 'none' });
    const { pushManager } = await navigator.serviceWorker.ready;
    // One that another person of this browser made is theirs no more, and may be bound to another key.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const answer = await fetch(subscription, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(made),
    });
    if (!answer.ok) throw new Error(`The subscription to messages was answered ${answer.status}.`);
    return 'granted';
  } catch (error) {
    reportError(error);
    return 'failed';
  }
}
