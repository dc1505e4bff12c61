/** Runs `place`, or waits for the running placement of this name. */
export type SingleFlight = <Placed>(
  name: string,
  place: () => Promise<Placed>,
) => Promise<{ placed: Placed; isFirst: boolean }>;

/**
 * The placements that are under way in this process. The same one sent again meanwhile gets the answer of the first,
 * instead of a database connection to wait on: a thumb that presses again and again takes nobody's place in the queue.
 * That one cart becomes one order among several processes is the transaction's matter.
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
