/**
 * Refuses what can be no amount, area or price.
 *
 * @throws RangeError for what is not a finite number of 0 or more.
 */
export function mustBeMeasure(measures: Readonly<Record<string, number>>): void {
  for (const [name, measure] of Object.entries(measures))
    if (!Number.isFinite(measure) || measure < 0) throw new RangeError(`No measure: ${name} ${measure}`);
}
