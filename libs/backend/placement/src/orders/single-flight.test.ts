import { describe, expect, it } from 'vitest';
import { singleFlight } from './single-flight.ts';

/** A placement that ends when told. */
function placement() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let runs = 0;
  return {
    resolve,
    reject,
    runs: () => runs,
    place: () => {
      runs += 1;
      return promise;
    },
  };
}

describe('singleFlight', () => {
  it('answers concurrent identical requests with the first one’s order, and marks the first', async () => {
    const join = singleFlight();
    const { place, resolve, runs } = placement();
    const both = Promise.all([join('cart 1', place), join('cart 1', place)]);
    resolve('order 1');
    expect(await both).toEqual([
      { placed: 'order 1', isFirst: true },
      { placed: 'order 1', isFirst: false },
    ]);
    expect(runs()).toBe(1);
  });

  it('runs calls with other keys independently', async () => {
    const join = singleFlight();
    const [one, other] = [placement(), placement()];
    one.resolve('order 1');
    other.resolve('order 2');
    expect(await Promise.all([join('cart 1', one.place), join('cart 2', other.place)])).toMatchObject([
      { placed: 'order 1' },
      { placed: 'order 2' },
    ]);
  });

  it('rejects all callers on a failure, and retries at the next call', async () => {
    const join = singleFlight();
    const failing = placement();
    const both = Promise.allSettled([join('cart 1', failing.place), join('cart 1', failing.place)]);
    failing.reject(new Error('away'));
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const working = placement();
    working.resolve('order 1');
    expect(await join('cart 1', working.place)).toEqual({ placed: 'order 1', isFirst: true });
  });
});
