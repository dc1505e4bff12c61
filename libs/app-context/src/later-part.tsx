import { createElement, lazy, memo, Suspense, type ComponentType } from 'react';
import { firstTouch } from './first-touch.ts';

const TRIES = 3;
const BETWEEN_TRIES_MS = 3_000;

/**
 * A part of a screen whose script comes with the first touch of the page. The server draws it whole, and until then it is what a page
 * without JavaScript is: its forms, links and folds work as the browser's own. Where nothing is drawn yet (the screen was come to
 * from another one) it is fetched at once. Its props must stay the same objects while nothing of it changes.
 *
 * @param name of its own on the screen
 * @example const PaymentPart = laterPart('payment', async () => (await import('./checkout-parts.ts')).PaymentPart);
 */
export function laterPart<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => {
    if (isDrawn(name)) await firstTouch();
    return { default: await loadStubbornly(load) };
  }) as unknown as ComponentType<Props>;
  // Kept from being drawn again with what is around it: a part that waits for its script would be taken away until it is there.
  return memo(function LaterPart(props: Props) {
    return (
      <div data-later={name} className="contents">
        <Suspense>{createElement(Part, props)}</Suspense>
      </div>
    );
  });
}

function isDrawn(name: string): boolean {
  return typeof document !== 'undefined' && document.querySelector(`[data-later="${name}"]`) !== null;
}

/** Without a network the part stays as the server drew it; then the screen goes on without it. */
async function loadStubbornly<Props>(load: () => Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  for (let left = TRIES; left > 0; left -= 1) {
    try {
      return await load();
    } catch {
      await new Promise((again) => setTimeout(again, BETWEEN_TRIES_MS));
    }
  }
  return () => null;
}
