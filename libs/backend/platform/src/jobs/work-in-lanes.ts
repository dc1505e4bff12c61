/** Work of which many pieces wait for outside companies at the same time. */
export interface LanedWork<Item> {
  /** Pieces under way at a time, at most. */
  lanes: number;
  /** For how long new pieces are taken, milliseconds; what is under way then is finished. */
  takeFor: number;
  /** Takes at most so many pieces that are due, none of which is under way here. */
  take(most: number, underWay: ReadonlySet<Item>): Promise<Item[]>;
  work(item: Item): Promise<void>;
}

/**
 * Works through what is due, many pieces at a time: a piece that ends makes room for the next at once, so that a slow
 * one delays no other. It ends when nothing is due and nothing is under way.
 * @returns how many pieces were taken
 * @throws the first error of a piece, or of taking, when all that was under way is over
 */
export async function workInLanes<Item>({ lanes, takeFor, take, work }: LanedWork<Item>): Promise<number> {
  const items = new Set<Item>();
  const running = new Set<Promise<void>>();
  const errors: unknown[] = [];
  const until = performance.now() + takeFor;
  let taken = 0;
  const begin = (item: Item) => {
    items.add(item);
    const piece = work(item)
      .catch((error: unknown) => void errors.push(error))
      .finally(() => {
        items.delete(item);
        running.delete(piece);
      });
    running.add(piece);
  };
  for (;;) {
    const free = lanes - running.size;
    const isTaking = free > 0 && errors.length === 0 && performance.now() < until;
    const due = isTaking ? await take(free, items).catch((error: unknown) => (errors.push(error), [])) : [];
    due.forEach(begin);
    taken += due.length;
    if (running.size === 0) break;
    // Full lanes, or nothing else due: wait until one is free.
    if (due.length < free || running.size >= lanes) await Promise.race(running);
  }
  if (errors.length > 0) throw errors[0];
  return taken;
}
