import { useEffect, useState } from 'react';
import type { OutboxForm } from './outbox-form.ts';

/** Id by which the worker shows the line on a kept copy. */
export const OUTBOX_WAITING_ID = 'outbox-waiting';

interface OutboxWaitingProps {
  readonly form: OutboxForm;
  /** Something was sent while the page was open. The same function each time. */
  readonly onSent: () => void;
}

/**
 * A line that leads to what waits on this phone to be sent; unseen as long as nothing does. With the network back it
 * has the worker send, where the browser does not by itself.
 */
export function OutboxWaiting({ form: { reader, waitingText, listPath }, onSent }: OutboxWaitingProps) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const worker = (navigator as Partial<Navigator>).serviceWorker?.controller;
    if (!worker) return;
    let isShown = true;
    let known = 0;
    const ask = () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<number>) => {
        if (!isShown) return;
        if (data < known) onSent();
        known = data;
        setCount(data);
      };
      worker.postMessage({ outboxOf: reader }, [port2]);
    };
    ask();
    addEventListener('online', ask);
    return () => {
      isShown = false;
      removeEventListener('online', ask);
    };
  }, [reader, onSent]);
  return (
    <p id={OUTBOX_WAITING_ID} hidden={count === 0}>
      {/* Drawn by the worker: the page is opened, not fetched as data. */}
      <a href={listPath} className="inline-flex min-h-12 items-center font-semibold text-primary underline">
        {waitingText}
      </a>
    </p>
  );
}
