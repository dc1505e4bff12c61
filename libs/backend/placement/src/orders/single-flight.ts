/** Runs `place`, or waits for the running placement of this name. */
export type SingleFlight = <Placed>(
  name: string,
  place: () => Promise<Placed>,
) => Promise<{ placed: Placed; isFirst: boolean }>;

/**
 * Calls in progress in this process, by key. A repeated call gets the result of the first one instead of occupying
 * another database connection, so that repeated taps do not fill the pool. The transaction ensures across processes
 * that one cart becomes one order.
 */
export function singleFlight(): SingleFlight {
  const underWay = new Map<string, Promise<unknown>>();
  return async <Placed>(name: string, place: () => Promise<Placed>) => {
    const running = underWay.get(name);
    if (running !== undefined) return { placed: (await running) as Placed, isFirst: false };
    const begun = place().finally(() => underWay.delete(name));
    underWay.set(name, begun);
    return { placed: await begun, isFirst: true };
  };
}
