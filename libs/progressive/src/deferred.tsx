import { createElement, lazy, memo, Suspense, useEffect, useMemo, useState, type ComponentType } from 'react';
import { firstInteraction } from './first-interaction.ts';

const TRIES = 3;
const BETWEEN_TRIES_MS = 3_000;

/**
 * A part of a screen whose script comes with the first touch of the page. The server renders it whole, and until then
 * it works as a page without JavaScript: its forms, links and folds work as the browser's own. Where nothing is drawn
 * yet (the screen was come to from another one) it is fetched at once. Its props must stay the same objects while
 * nothing of it changes; what changes before its script is there shows as soon as it is.
 *
 * @param name of its own on the screen
 * @example const Coupon = deferred('coupon', async () => (await import('./checkout-sections.ts')).CouponSection);
 */
export function deferred<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let fetched: Promise<ComponentType<Props>> | undefined;
  const fetchOnce = () =>
    (fetched ??= (isDrawn(name) ? firstInteraction() : Promise.resolve()).then(() => loadStubbornly(load)));
  const Part = lazy(async () => ({ default: await fetchOnce() })) as unknown as ComponentType<Props>;
  return memo(function DeferredPart(props: Props) {
    const [drawn] = useState(props);
    const [isFetched, setFetched] = useState(false);
    useEffect(() => void fetchOnce().then(() => setFetched(true)), []);
    const shown = isFetched ? props : drawn;
    // The same element until its script is there: a part that waits for it and is drawn again would be taken away
    // until then.
    const part = useMemo(() => <Suspense>{createElement(Part, shown)}</Suspense>, [shown]);
    return (
      <div data-deferred={name} className="contents">
        {part}
      </div>
    );
  });
}

function isDrawn(name: string): boolean {
  return typeof document !== 'undefined' && document.querySelector(`[data-deferred="${name}"]`) !== null;
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
