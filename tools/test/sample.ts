/**
 * Whether whole matrices run, as in `npm run test:deep`; `npm test` runs samples of those whose rows differ only in
 * shell, language or variant.
 */
export const RUNS_WHOLE = process.env['TEST_DEPTH'] === 'deep';

/**
 * A sample of a matrix: the rows, taken in their order, that bring a value which none before had on one of the axes.
 * So every value of every axis occurs, and the same rows are taken each time.
 * @param whole takes all rows
 */
export function sampleOf<Row>(rows: readonly Row[], axes: readonly (keyof Row)[], whole = RUNS_WHOLE): readonly Row[] {
  const seen = new Map(axes.map((axis) => [axis, new Set<unknown>()]));
  return rows.filter((row) => {
    const isNew = axes.some((axis) => !seen.get(axis)?.has(row[axis]));
    for (const axis of axes) seen.get(axis)?.add(row[axis]);
    return whole || isNew;
  });
}

/**
 * What one of several hands is dealt: the first item goes to the first hand, the second to the second, and so on
 * round and round. So every item is looked at once, and every hand holds as many as the others, but for one.
 * @param whole every hand holds all items
 */
export function dealtTo<Item>(
  hand: number,
  { items, hands }: { items: readonly Item[]; hands: number },
  whole = RUNS_WHOLE,
): readonly Item[] {
  if (!Number.isInteger(hand) || hand < 0 || hand >= hands) throw new Error(`There is no hand ${hand} of ${hands}.`);
  return whole ? items : items.filter((_item, index) => index % hands === hand);
}
