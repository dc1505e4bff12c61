/** A round number at or below a distance: 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const share = rough / power;
  const round = [5, 2.5, 2, 1].find((candidate) => share >= candidate) ?? 1;
  return round * power;
}

/** Lines across the chart that a reader can name: round numbers, the least and the most of them around all values. */
export function valueTicks(values: readonly number[], wanted = 4): number[] {
  if (values.length === 0) return [];
  const least = Math.min(...values);
  const most = Math.max(...values);
  const step = roundStep(Math.max(most - least, Math.abs(most) * 0.02, 1e-6) / (wanted - 1));
  // What never changed is drawn in the middle.
  const room = least === most ? 1 : 0;
  const first = Math.floor(least / step) - room;
  const last = Math.ceil(most / step) + room;
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Where a number lies between two others, in per cent. */
export function percentBetween(value: number, from: number, to: number): number {
  return to === from ? 50 : ((value - from) / (to - from)) * 100;
}

/** The days of a series in runs without a gap: a line is never drawn over a day without a reading. */
export function contiguousRuns(values: readonly (number | null)[]): number[][] {
  const runs: number[][] = [];
  values.forEach((value, index) => {
    if (value === null) return;
    const run = runs.at(-1);
    if (run?.at(-1) === index - 1) run.push(index);
    else runs.push([index]);
  });
  return runs;
}

/** The index of the time nearest to a share (0 to 1) of the way from the first to the last. */
export function nearestTime(times: readonly number[], share: number): number {
  const first = times[0] ?? 0;
  const wanted = first + ((times.at(-1) ?? first) - first) * share;
  let nearest = 0;
  times.forEach((time, index) => {
    if (Math.abs(time - wanted) < Math.abs((times[nearest] ?? 0) - wanted)) nearest = index;
  });
  return nearest;
}
